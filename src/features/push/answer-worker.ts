/** Tells the worker where this page is, when it wants to know: a conversation that somebody has before them needs no
 *  notification; one of which another tab is open does. And goes where a notification leads that somebody has pressed.
 *  @returns stops it */
export function answerWorker(go: (path: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  const stop = new AbortController()
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data, ports: [port] }) => {
      if (data?.type === 'WHERE') port?.postMessage(location.pathname + location.search)
      if (data?.type === 'GO') {
        port?.postMessage(true)
        go(data.path)
      }
    },
    { signal: stop.signal },
  )
  return () => stop.abort()
}
