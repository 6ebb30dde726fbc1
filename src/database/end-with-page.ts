/** What of a transaction is needed to end it. */
export type Transaction = Pick<IDBTransaction, 'abort' | 'addEventListener'>

/** Breaks a transaction off when its page is put aside for somebody who may come back: WebKit would keep it open while
 *  the page does nothing any more, and every other page, and the worker, would wait for it. Who comes back finds that
 *  it has failed, with an AbortError or with no error at all, and can begin it again. */
export function endWithPage(transaction: Transaction): void {
  const end = ({ persisted }: Event & { persisted?: boolean }) => {
    if (!persisted) return
    try {
      transaction.abort()
    } catch {
      // It is over.
    }
  }
  const forget = () => globalThis.removeEventListener?.('pagehide', end)
  globalThis.addEventListener?.('pagehide', end)
  transaction.addEventListener('complete', forget)
  transaction.addEventListener('abort', forget)
}
