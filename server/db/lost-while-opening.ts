/** Whether a connection was lost while `postgres` 3.4 asked it which types lists have: nobody waits for that answer. */
export const isLostWhileOpening = (error: unknown): boolean =>
  /select b\.oid, b\.typarray/.test(String((error as { query?: unknown } | null)?.query))

let isForgiven = false

/** Left alone it would end the process, while whoever waits for a connection gets another one or hears that there is
 *  none. Anything else that nobody looks at ends the process as ever. */
export function forgiveLostOpenings(): void {
  if (isForgiven) return
  isForgiven = true
  process.on('unhandledRejection', (error) => {
    if (!isLostWhileOpening(error)) throw error
  })
}
