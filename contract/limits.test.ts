import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { clientVersion } from './limits.ts'

test('the client version is that of the package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(clientVersion).toBe(version)
})
