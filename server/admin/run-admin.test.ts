import { expect, test } from 'vitest'
import { DatabaseAwayError, DatabaseError } from '#server/db/database-error.ts'
import { MediaAwayError } from '#server/media/media-away-error.ts'
import { commands } from './commands.ts'
import { runAdmin } from './run-admin.ts'

/** Nothing is opened before it is clear what to do. */
async function type(argv: string[], why = new Error('It was opened.')) {
  let [said, complained] = ['', '']
  const terminal = {
    write: async (text: string) => void (said += text),
    complain: (sentence: string) => void (complained += sentence),
    ask: null,
  }
  const code = await runAdmin(argv, terminal, () => Promise.reject(why))
  return { code, said, complained }
}

test.each([[[]], [['--help']], [['-h']]])('%j lists the commands', async (argv) => {
  const { code, said } = await type(argv)
  expect(code).toBe(0)
  const lines = said.split('\n').filter((line) => line.startsWith('  '))
  expect(lines.map((line) => line.trim().split(' ')[0])).toEqual(commands.map(({ name }) => name))
})

test.each(commands.map(({ name }) => name))('%s --help shows how it is used', async (name) => {
  for (const help of ['--help', '-h']) {
    const { code, said } = await type([name, help])
    expect(code).toBe(0)
    expect(said).toMatch(new RegExp(`^Usage: npm run admin -- ${name}`))
  }
})

test.each([
  [['nonsense'], 'There is no command nonsense.'],
  [['suspend-user'], 'suspend-user takes one <user id or email>.'],
  [['suspend-user', '1', '2', '--yes'], 'suspend-user takes one <user id or email>.'],
  [['reports', '1'], 'reports takes options alone.'],
  [['reports', '--every'], "Unknown option '--every'."],
  [['reports', '--json=1'], "Option '--json' does not take an argument."],
  [['export-user', '1', '--out'], "Option '--out <value>' argument missing."],
])('%j is not understood, and the usage is shown', async (argv, sentence) => {
  const { code, said, complained } = await type(argv)
  expect(code).toBe(2)
  expect(said).toBe('')
  expect(complained.split('\n')[0]).toBe(sentence)
  expect(complained).toMatch(/\n\nUsage: npm run admin -- /)
})

test.each([
  new DatabaseAwayError('CONNECTION_CLOSED', 'the connection to the database was closed'),
  new DatabaseError({
    code: '57P01',
    message: 'terminating connection due to administrator command',
  }),
  Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
  new MediaAwayError('GET a.jpg', { code: 'ECONNREFUSED', status: null }),
])('what goes away meanwhile is told in a sentence: $message', async (away) => {
  expect(await type(['verify'], away)).toEqual({
    code: 1,
    said: '',
    complained: `What the command needs went away meanwhile: ${away.message}`,
  })
})
