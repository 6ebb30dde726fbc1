/** Tells the worker where this page is, when it wants to know: a conversation that somebody has before them needs no
 *  notification. @returns stops it */
export function answerWhere(): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined
  const stop = new AbortController()
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data, ports: [port] }) => {
      if (data?.type === 'WHERE') port?.postMessage(location.pathname)
    },
    { signal: stop.signal },
  )
  return () => stop.abort()
}
