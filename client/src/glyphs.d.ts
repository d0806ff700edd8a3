/** by name: the outlines of the glyphs that a board's pictures name, each in a box of 512 x 512 */
declare module '@iconify-json/game-icons/icons.json?*' {
  const outlines: Record<string, string>
  export default outlines
}
