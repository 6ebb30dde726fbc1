/** What of a transaction is needed to end it. */
export type Transaction = Pick<IDBTransaction, 'abort' | 'addEventListener'>

const running = new Set<Transaction>()

/** Breaks a transaction off when its page is put aside for somebody who may come back: WebKit would keep it open while
 *  the page does nothing any more, and every other page, and the worker, would wait for it. Who comes back finds that
 *  it has failed, with an AbortError or with no error at all, and can begin it again. */
export function endWithPage(transaction: Transaction): void {
  running.add(transaction)
  const forget = () => running.delete(transaction)
  transaction.addEventListener('complete', forget)
  transaction.addEventListener('abort', forget)
  globalThis.addEventListener?.('pagehide', endRunning)
}

function endRunning({ persisted }: Event & { persisted?: boolean }): void {
  if (!persisted) return
  for (const transaction of running) {
    try {
      transaction.abort()
    } catch {
      // It is over.
    }
  }
}
