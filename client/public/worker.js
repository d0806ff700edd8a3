/* Keeps what the page is made of, so that it opens without the server and can say so. */
const SHELL = '/'

addEventListener('install', (event) => event.waitUntil(keepShell(fetch(SHELL)).then(skipWaiting)))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))

/** What the page has loaded before this worker was there. */
addEventListener('message', (event) => event.waitUntil(Promise.all(event.data.map(keptOrAsked))))

addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(askedOrKept(event.request))
  else if (isPart(event.request.url)) event.respondWith(keptOrAsked(event.request.url))
})

const kept = () => caches.open('page')
/** Their names change with what is in them. */
const isPart = (url) => new URL(url).origin === location.origin && new URL(url).pathname.startsWith('/assets/')

async function askedOrKept(request) {
  try {
    return await keepShell(fetch(request))
  } catch {
    const shell = await (await kept()).match(SHELL)
    if (!shell) return Response.error()
    const text = (await shell.text()).replace('<html', '<html data-unreachable')
    return new Response(text, { headers: shell.headers })
  }
}

/** Keep the page; with another one, nothing that the one before was made of is needed. */
async function keepShell(asked) {
  const answer = await asked
  if (!answer.ok || !answer.headers.get('Content-Type')?.startsWith('text/html')) return answer
  const cache = await kept()
  const before = await cache.match(SHELL)
  if (before && (await before.text()) !== (await answer.clone().text()))
    for (const part of await cache.keys()) await cache.delete(part)
  await cache.put(SHELL, answer.clone())
  return answer
}

async function keptOrAsked(url) {
  const cache = await kept()
  const found = await cache.match(url)
  if (found) return found
  const answer = await fetch(url)
  if (answer.ok) await cache.put(url, answer.clone())
  return answer
}
