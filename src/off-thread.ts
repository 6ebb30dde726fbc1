import { turns } from './turns.ts'

/** Has a worker do tasks off the main thread, one after the other; it starts with the first one.
 *  @param otherwise what comes of a task where the worker cannot be had */
export function offThread<Task, Answer>(
  start: () => Worker,
  otherwise: (task: Task) => Answer | Promise<Answer>,
) {
  let worker: Worker | null = null
  const inTurn = turns()

  function stop(): void {
    worker?.terminate()
    worker = null
  }

  async function answered(task: Task): Promise<Answer> {
    try {
      worker ??= start()
      return await answerOf<Answer>(worker, task)
    } catch {
      stop()
      return otherwise(task)
    }
  }

  return {
    ask: (task: Task): Promise<Answer> => inTurn(() => answered(task)),
    stop,
  }
}

function answerOf<Answer>(worker: Worker, task: unknown): Promise<Answer> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data)
    worker.onerror = worker.onmessageerror = () => reject(new Error('The worker is gone.'))
    worker.postMessage(task)
  })
}
