import { describe, expect, test } from 'vitest'
import { uploadQueue } from './upload-queue.ts'
import type { PreparedPicture } from './prepared-picture.ts'

const file = (name: string) => new File(['picture'], name)

/** A queue whose server and worker are in the test's hand. */
function trial({ faulty = /^$/ } = {}) {
  const answers = new Map<string, { resolve(isSent: boolean): void; reject(error: Error): void }>()
  const log: string[] = []
  let online = Promise.resolve()
  let comeBack = () => {}
  const queue = uploadQueue({
    async prepare({ name }): Promise<PreparedPicture> {
      log.push(`prepare ${name}`)
      return faulty.test(name) ? { fault: 'broken' } : { content: new Blob([name]) }
    },
    whenReady: (signal) =>
      Promise.race([
        online,
        new Promise<void>((_, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason)),
        ),
      ]),
    send({ file: { name } }, _content, { signal, onProgress }) {
      log.push(`send ${name}`)
      onProgress(0.5)
      return new Promise((resolve, reject) => {
        answers.set(name, { resolve, reject })
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    },
    onRest: (count, mayHaveCome) => log.push(`rest ${count}${mayHaveCome ? ' or more' : ''}`),
  })
  const answerTo = async (name: string) => {
    await expect.poll(() => answers.has(name)).toBe(true)
    const answer = answers.get(name)
    answers.delete(name)
    return answer
  }
  return {
    queue,
    log,
    states: () => queue.get().map(({ file: { name }, state }) => `${name} ${state}`),
    idOf: (name: string) => queue.get().find((each) => each.file.name === name)?.id ?? 0,
    take: async (name: string) => (await answerTo(name))?.resolve(true),
    putOff: async (name: string) => (await answerTo(name))?.resolve(false),
    lose: async (name: string) => (await answerTo(name))?.reject(new Error('lost')),
    goOffline: () => (online = new Promise((resolve) => (comeBack = resolve))),
    goOnline: () => comeBack(),
    rest: () => expect.poll(() => log.at(-1)).toMatch(/^rest/),
  }
}

describe('chosen files', () => {
  test('are sent one after the other in their order, the next one prepared meanwhile', async () => {
    const { queue, log, take, rest } = trial()
    queue.add(['a', 'b', 'c'].map(file))
    for (const name of ['a', 'b', 'c']) await take(name)
    await rest()
    expect(log).toEqual([
      'prepare a',
      'prepare b',
      'send a',
      'prepare c',
      'send b',
      'send c',
      'rest 3',
    ])
    expect(queue.get()).toEqual([])
  })

  test('that are not pictures are not sent, and say why', async () => {
    const { queue, log, take, states, rest } = trial({ faulty: /svg/ })
    queue.add(['a.svg', 'b'].map(file))
    await take('b')
    await rest()
    expect(log).not.toContain('send a.svg')
    expect(states()).toEqual(['a.svg failed'])
    expect(queue.get()[0]?.failure).toEqual({ fault: 'broken' })
  })

  test('say how far they have come', async () => {
    const { queue, take, rest } = trial()
    queue.add([file('a')])
    await expect.poll(() => queue.get()[0]).toMatchObject({ state: 'sending', part: 0.5 })
    await take('a')
    await rest()
  })
})

describe('a lost connection', () => {
  test('takes the picture in flight and no other, which is tried again alone', async () => {
    const { queue, log, take, lose, states, idOf, rest } = trial()
    queue.add(['a', 'b', 'c'].map(file))
    await take('a')
    await lose('b')
    await take('c')
    await rest()
    expect(states()).toEqual(['b failed'])
    queue.retry(idOf('b'))
    await take('b')
    await expect.poll(() => log.at(-1)).toBe('rest 1')
    expect(log.filter((entry) => entry === 'prepare b')).toHaveLength(1)
    expect(queue.get()).toEqual([])
  })

  test('lets the others wait for its end', async () => {
    const { queue, lose, take, goOffline, goOnline, states, log, rest } = trial()
    queue.add(['a', 'b'].map(file))
    await expect.poll(() => states()[0]).toBe('a sending')
    goOffline()
    await lose('a')
    await expect.poll(states).toEqual(['a failed', 'b waiting'])
    expect(log).not.toContain('send b')
    goOnline()
    await take('b')
    await rest()
    expect(states()).toEqual(['a failed'])
  })
})

test('what is put off waits, and is sent before those behind it', async () => {
  const { queue, putOff, take, goOffline, goOnline, states, log, rest } = trial()
  queue.add(['a', 'b'].map(file))
  await expect.poll(() => states()[0]).toBe('a sending')
  goOffline()
  await putOff('a')
  await expect.poll(states).toEqual(['a waiting', 'b waiting'])
  goOnline()
  await take('a')
  await take('b')
  await rest()
  expect(log.filter((entry) => entry.startsWith('send'))).toEqual(['send a', 'send a', 'send b'])
})

describe('an upload that is cancelled', () => {
  test('is broken off, and the next one goes on', async () => {
    const { queue, take, states, idOf, rest, log } = trial()
    queue.add(['a', 'b'].map(file))
    await expect.poll(() => states()[0]).toBe('a sending')
    queue.remove(idOf('a'))
    await take('b')
    await rest()
    expect(log.at(-1)).toBe('rest 1 or more')
  })

  test('while it waits for the connection, too', async () => {
    const { queue, goOffline, idOf, rest, log } = trial()
    goOffline()
    queue.add([file('a')])
    await expect.poll(() => log).toContain('prepare a')
    queue.remove(idOf('a'))
    await rest()
    expect(queue.get()).toEqual([])
  })

  test('with all others when the page is left, and it can be come back to', async () => {
    const { queue, take, states, rest, log } = trial()
    queue.add(['a', 'b'].map(file))
    await expect.poll(() => states()[0]).toBe('a sending')
    queue.stop()
    await rest()
    expect(queue.get()).toEqual([])
    queue.add([file('c')])
    await take('c')
    await expect.poll(() => log.at(-1)).toBe('rest 1')
  })
})
