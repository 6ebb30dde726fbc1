/** Tells the worker where this page is, when it wants to know: a conversation that somebody has before them needs no
 *  notification; one of which another tab is open does. @returns stops it */
export function answerWhere(): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  const stop = new AbortController()
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data, ports: [port] }) => {
      if (data?.type === 'WHERE') port?.postMessage(location.pathname + location.search)
    },
    { signal: stop.signal },
  )
  return () => stop.abort()
}
