import { endWithPage, type Transaction } from '#src/database/end-with-page.ts'

/** Runs a task in a transaction; all of it is kept when this answers, or nothing of it.
 *  @throws what the task throws, and what the database throws at its end */
export async function transact<Tx extends Transaction & { done: Promise<void> }, T>(
  tx: Tx,
  task: (tx: Tx) => Promise<T>,
): Promise<T> {
  endWithPage(tx)
  const [result, end] = await Promise.allSettled([task(tx).catch(abort(tx)), tx.done])
  if (result.status === 'rejected') throw result.reason
  if (end.status === 'rejected') throw end.reason
  return result.value
}

/** Undoes what was asked for before the error; a failed request has done so already. */
const abort = (tx: { abort(): void }) => (error: unknown) => {
  try {
    tx.abort()
  } catch {
    // It is over.
  }
  throw error
}
