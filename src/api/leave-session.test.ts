import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closedGate } from '#tests/fixtures/gate.ts'
import { leaveSession } from './leave-session.ts'
import { isLoggedOut } from './leaving.ts'
import { isLeft } from './left-session.ts'
import { sessionKey } from './current-user.ts'
import { queryClient } from './query-client.ts'

beforeEach(() => {
  vi.stubGlobal('document', { cookie: '' })
  queryClient.setQueryData(sessionKey, { id: 7 })
})
afterEach(() => vi.unstubAllGlobals())

test('what is asked for while a session ends waits for how that ends', async () => {
  expect(await isLoggedOut()).toBe(false)
  const answer = closedGate()
  const left = leaveSession(() => answer.opened.then(() => true))
  const said: boolean[] = []
  const waiting = isLoggedOut().then((it) => said.push(it))
  await new Promise(setImmediate)
  expect(said).toEqual([])
  answer.open()
  await left
  await waiting
  expect(said).toEqual([true])
})

test('what was asked for before is given up at once, however long the server takes', async () => {
  const signals: AbortSignal[] = []
  const queryFn = ({ signal }: { signal: AbortSignal }) => {
    signals.push(signal)
    return new Promise<never>(() => undefined)
  }
  const asked = queryClient.fetchQuery({ queryKey: ['chats', 'inbox'], queryFn })
  const givenUp = expect(asked).rejects.toThrow()
  const answer = closedGate()
  const left = leaveSession(() => answer.opened.then(() => true))
  await givenUp
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  answer.open()
  await left
})

test('nobody is logged in from then on, until somebody is', async () => {
  await leaveSession(async () => true)
  expect(await isLoggedOut()).toBe(true)
  expect(document.cookie).toBe('')
  queryClient.setQueryData(sessionKey, { id: 8 })
  expect(await isLoggedOut()).toBe(false)
})

test('who is not known yet may be logged in', async () => {
  queryClient.removeQueries({ queryKey: sessionKey })
  expect(await isLoggedOut()).toBe(false)
  queryClient.setQueryData(sessionKey, null)
  expect(await isLoggedOut()).toBe(true)
  // As what was kept from an earlier visit is.
  await queryClient.invalidateQueries({ queryKey: sessionKey, refetchType: 'none' })
  expect(await isLoggedOut()).toBe(false)
})

test('when it could not end, it goes on', async () => {
  const left = leaveSession(() => Promise.reject(new Error('No answer')))
  const waiting = isLoggedOut()
  await expect(left).rejects.toThrow('No answer')
  expect(await waiting).toBe(false)
})

test('where the server could not be told, each request tells it, until it has answered', async () => {
  await leaveSession(async () => false)
  expect(await isLoggedOut()).toBe(true)
  expect(document.cookie).toMatch(/^left=1; path=\//)
  const session = () => queryClient.getQueryState(sessionKey)
  expect(isLeft(session())).toBe(true)
  queryClient.setQueryData(sessionKey, null)
  expect(isLeft(session())).toBe(false)
})

test('what is asked before the end of a slow logout knows nothing of it', async () => {
  const answer = closedGate()
  let asked: Promise<unknown> | undefined
  await leaveSession(async () => {
    await new Promise(setImmediate)
    asked = queryClient.fetchQuery({
      queryKey: sessionKey,
      staleTime: 0,
      queryFn: ({ signal }) => answer.opened.then(() => (signal.aborted ? null : { id: 7 })),
    })
    return false
  })
  answer.open()
  await asked?.catch(() => undefined)
  expect(queryClient.getQueryData(sessionKey)).toBeNull()
})
