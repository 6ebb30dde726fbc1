import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBuilt, root } from './set-up.js'

let folder: string
const inFolder = (path: string) => join(folder, path)
const isStillBuilt = () => {
  const [file = '', sources = ''] = ['built', 'sources'].map((name) =>
    relative(root, inFolder(name)),
  )
  return isBuilt(file, [sources])
}

/** Something that was built a minute after the last change of what it is made from. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'set-up-'))
  mkdirSync(inFolder('sources'))
  const files = ['sources/one', 'sources/two', 'built']
  for (const path of files) writeFileSync(inFolder(path), path)
  const now = Date.now() / 1000
  for (const path of ['sources/one', 'sources/two', 'sources']) {
    utimesSync(inFolder(path), now - 120, now - 120)
  }
  utimesSync(inFolder('built'), now - 60, now - 60)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('what nothing has changed since is not built again', () => {
  expect(isStillBuilt()).toBe(true)
})

test('a file that changed is a reason to build', () => {
  writeFileSync(inFolder('sources/one'), 'other')
  expect(isStillBuilt()).toBe(false)
})

test('so is one that was removed', () => {
  rmSync(inFolder('sources/two'))
  expect(isStillBuilt()).toBe(false)
})

test('what was never built has to be', () => {
  rmSync(inFolder('built'))
  expect(isStillBuilt()).toBe(false)
})
