import { turns } from './turns.ts'

const turnsOf = new Map<string, ReturnType<typeof turns>>()

/** Does a task while no other of this name is done, here or in another tab, in the order in which they were asked for. Over
 *  plain HTTP a browser has no locks: there each tab waits for itself alone.
 *  @throws as the task does */
export async function alone<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  if ('locks' in navigator) return navigator.locks.request(name, task) as Promise<Result>
  const inTurn = turnsOf.get(name) ?? turns()
  turnsOf.set(name, inTurn)
  return inTurn(task)
}
