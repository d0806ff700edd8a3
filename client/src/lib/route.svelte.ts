/** Where we are; moving on needs no loading of the page. */
export const route = $state({ path: location.pathname })

window.addEventListener('popstate', () => (route.path = location.pathname))

export function go(path: string): void {
  history.pushState(null, '', path)
  route.path = path
}

/** Follow a link inside the page. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return
  event.preventDefault()
  go(link.pathname)
}
