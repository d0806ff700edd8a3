/** The pages that are loaded when somebody goes there; the first one is there at once. */
export const PAGES = {
  table: () => import('../pages/Table.svelte'),
  replay: () => import('../pages/Replay.svelte'),
  learn: () => import('../pages/Learn.svelte'),
  about: () => import('../pages/About.svelte'),
}
