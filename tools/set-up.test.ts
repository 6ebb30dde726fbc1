import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { appSources, basemapSources, makeFrom, root } from './set-up.js'

let folder: string
const inFolder = (path: string) => join(folder, path)
const makeBy = (make: () => void) =>
  makeFrom([relative(root, inFolder('sources'))], {
    product: relative(root, inFolder('built')),
    make,
  })
/** How often it is built when it is asked for now. */
const built = () => {
  let builds = 0
  makeBy(() => {
    builds += 1
    writeFileSync(inFolder('built'), 'built')
  })
  return builds
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'set-up-'))
  mkdirSync(inFolder('sources'))
  for (const path of ['sources/one', 'sources/two']) writeFileSync(inFolder(path), path)
  built()
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  const note = relative(root, inFolder('built')).replaceAll('/', '_')
  rmSync(join(root, 'dist/made-from', note))
})

test('what was never built has to be, once', () => {
  rmSync(inFolder('built'))
  expect([built(), built()]).toEqual([1, 0])
})

test('a file that changed is a reason to build', () => {
  writeFileSync(inFolder('sources/one'), 'other')
  expect(built()).toBe(1)
})

test('so is one that was there before the build, as a version is that somebody goes back to', () => {
  writeFileSync(inFolder('sources/one'), 'of the version before')
  utimesSync(inFolder('sources/one'), 1000, 1000)
  utimesSync(inFolder('sources'), 1000, 1000)
  expect(built()).toBe(1)
})

test('so is one that was removed, or has another name', () => {
  renameSync(inFolder('sources/two'), inFolder('sources/three'))
  expect(built()).toBe(1)
  rmSync(inFolder('sources/three'))
  expect(built()).toBe(1)
})

test('a file that is written anew as it was is none', () => {
  writeFileSync(inFolder('sources/one'), 'sources/one')
  expect(built()).toBe(0)
})

test('what could not be built is built the next time', () => {
  writeFileSync(inFolder('sources/one'), 'broken')
  const fail = () => {
    throw new Error('broken')
  }
  expect(() => makeBy(fail)).toThrow('broken')
  expect(built()).toBe(1)
})

const ownImport = /^(?:import|export) (?!type\b)[^'"]*?from '(#|\.)([^']+)'/gm

/** What a file runs of ours, and what that runs. */
function runBy(path: string, known = new Set<string>()): Set<string> {
  if (known.has(path)) return known
  known.add(path)
  for (const [, start, rest] of readFileSync(join(root, path), 'utf8').matchAll(ownImport)) {
    runBy(start === '#' ? rest! : join(dirname(path), `.${rest}`), known)
  }
  return known
}

test.each([
  ['the app', appSources, ['vite.config.ts', 'lingui.config.ts', 'tools/compress.ts']],
  ['the map of the world', basemapSources, ['tools/basemap/build-basemap.ts']],
] as const)('%s is built anew when anything changes that builds it', (_what, sources, builders) => {
  const isSource = (path: string) =>
    sources.some((source) => path === source || path.startsWith(`${source}/`))
  const builtBy = builders.flatMap((builder) => [...runBy(builder)])
  expect(builtBy.length).toBeGreaterThan(5)
  expect(builtBy.filter((path) => !isSource(path))).toEqual([])
})
