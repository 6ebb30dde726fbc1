import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

const said = {
  debug: ['debug', 'info', 'warn', 'error'],
  INFO: ['info', 'warn', 'error'],
  warn: ['warn', 'error'],
  error: ['error'],
  silent: [],
  loud: ['warn', 'error'],
}

test.each([...Object.entries(said), [null, said.warn] as const])(
  'with LVL %s the console is told %o',
  async (wanted, expected) => {
    expect(await saidWith({ getItem: (key: string) => (key === 'LVL' ? wanted : null) })).toEqual(
      expected,
    )
  },
)

test('a browser that keeps nothing is told of warnings', async () => {
  const refuse = () => {
    throw new Error('No storage')
  }
  expect(await saidWith({ getItem: refuse })).toEqual(said.warn)
})

async function saidWith(localStorage: object): Promise<string[]> {
  const heard: string[] = []
  const levels = ['debug', 'info', 'warn', 'error'] as const
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal(
    'console',
    Object.fromEntries(levels.map((level) => [level, () => heard.push(level)])),
  )
  const { log } = await import('./log.ts')
  for (const level of levels) log[level]('word')
  return heard
}
