/** The page as an app: what it is made of is kept by a worker, so that it opens without the server. */
export async function install(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const { active } = await navigator.serviceWorker.register('/worker.js').then(() => navigator.serviceWorker.ready)
  const loaded = performance.getEntriesByType('resource').map((one) => one.name)
  active?.postMessage(loaded.filter((url) => url.startsWith(`${location.origin}/assets/`)))
}

/** Whether the worker had to show the page, because the server did not. */
export const isUnreachable = (): boolean => 'unreachable' in document.documentElement.dataset
