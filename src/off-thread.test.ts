import { expect, it } from 'vitest'
import { offThread } from './off-thread.ts'

/** Answers when it is told to. */
class HeldWorker {
  onmessage: (event: { data: string }) => void = () => undefined
  onerror: () => void = () => undefined
  asked: string[] = []
  isGone = false
  postMessage(task: string): void {
    this.asked.push(task)
  }
  terminate(): void {
    this.isGone = true
  }
}

const turns = () => new Promise((resolve) => setTimeout(resolve))

function holding() {
  const workers: HeldWorker[] = []
  const tasks = offThread<string, string>(
    () => {
      const worker = new HeldWorker()
      workers.push(worker)
      return worker as unknown as Worker
    },
    (task) => `${task} here`,
  )
  return { workers, tasks }
}

it('asks a worker one thing after the other', async () => {
  const { workers, tasks } = holding()
  expect(workers).toHaveLength(0)
  const answers = [tasks.ask('one'), tasks.ask('two')]
  await turns()
  expect(workers[0]!.asked).toEqual(['one'])
  workers[0]!.onmessage({ data: 'first' })
  await turns()
  expect(workers[0]!.asked).toEqual(['one', 'two'])
  workers[0]!.onmessage({ data: 'second' })
  expect(await Promise.all(answers)).toEqual(['first', 'second'])
  expect(workers).toHaveLength(1)
})

it('does itself what a worker that is gone cannot, and asks another one next', async () => {
  const { workers, tasks } = holding()
  const answer = tasks.ask('one')
  await turns()
  workers[0]!.onerror()
  expect(await answer).toBe('one here')
  expect(workers[0]!.isGone).toBe(true)
  const next = tasks.ask('two')
  await turns()
  workers[1]!.onmessage({ data: 'second' })
  expect(await next).toBe('second')
})
