import { expect, test } from 'vitest'
import { loggedError } from './logged-error.ts'

test('of what a database has refused the log has the reason, and none of the values', () => {
  const refused = Object.assign(new Error('new row violates check constraint "nobody"'), {
    code: '23514',
    constraint: 'nobody',
    detail: 'Failing row contains (kim@example.com, $argon2id$…)',
    parameters: ['kim@example.com'],
  })
  const logged = loggedError(new Error('It failed', { cause: refused }))
  expect(logged).toMatchObject({
    message: 'It failed',
    cause: { type: 'Error', code: '23514', constraint: 'nobody', message: refused.message },
  })
  expect(logged.stack).toContain('logged-error.test.ts')
  expect(JSON.stringify(logged)).not.toMatch(/kim@example|argon2/)
})

test('what is thrown and is no error is logged as text', () => {
  expect(loggedError('gone')).toEqual({ type: 'string', message: 'gone', stack: '' })
})
