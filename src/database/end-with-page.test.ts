import { afterEach, expect, test, vi } from 'vitest'
import { pageToPutAside } from '#tests/fixtures/put-page-aside.ts'
import { endWithPage } from './end-with-page.ts'

afterEach(() => vi.unstubAllGlobals())

const openTransaction = () => Object.assign(new EventTarget(), { abort: vi.fn() })

test('what runs is broken off when the page is put aside, and what is over is left alone', () => {
  const putAside = pageToPutAside()
  const [running, complete, aborted] = [openTransaction(), openTransaction(), openTransaction()]
  for (const each of [running, complete, aborted]) endWithPage(each)
  complete.dispatchEvent(new Event('complete'))
  aborted.dispatchEvent(new Event('abort'))
  putAside()
  expect(running.abort).toHaveBeenCalledOnce()
  expect(complete.abort).not.toHaveBeenCalled()
  expect(aborted.abort).not.toHaveBeenCalled()
})

test('a page that is closed for good ends its transactions itself', () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const running = openTransaction()
  endWithPage(running)
  page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: false }))
  expect(running.abort).not.toHaveBeenCalled()
})

test('one that cannot be broken off any more is over', () => {
  const putAside = pageToPutAside()
  const over = openTransaction()
  over.abort.mockImplementation(() => {
    throw new DOMException('It has finished.', 'InvalidStateError')
  })
  endWithPage(over)
  expect(putAside).not.toThrow()
})
