/** by name: the outlines of the glyphs that the pictures of a board or of the frame name, each in a box of 512 x 512 */
declare module '@iconify-json/game-icons/icons.json?*' {
  const outlines: Record<string, string>
  export default outlines
}
