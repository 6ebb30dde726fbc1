/** @returns does tasks one after the other, in the order in which it is given them, and goes on after one that fails */
export function turns() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(task, task)
    last = turn
    return turn
  }
}
