import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSiteHosts } from '#server/site.ts'
import { readBuiltSites } from './built-sites.ts'
import { readPageTemplate } from './page-template.ts'

const page = readFileSync('index.html', 'utf8')

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'staylend-template-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function read(html: string) {
  writeFileSync(join(folder, 'index.html'), html)
  const [built] = readBuiltSites(folder)
  if (!built) throw new Error('There is no site')
  return readPageTemplate(folder, built, readSiteHosts({}))
}

test('the page of the repository has every place that is filled', () => {
  expect(() => read(page)).not.toThrow()
})

test.each([
  ['<title>', '', /<title>[^<]*<\/title>/],
  ['</head>', ''],
  ['<div id="root">', '<div id="app">'],
  ['<meta name="description">', '', /<meta\s+name="description"[^>]*>/],
])('a page without %s is not served', (marker, instead, found: string | RegExp = marker) => {
  const broken = page.replace(found, instead)
  expect(broken).not.toBe(page)
  expect(() => read(broken)).toThrow(`index.html has no ${marker}`)
})

test('scripts let what is painted come first, and hurry where nothing is', () => {
  const script = '<script type="module" crossorigin src="/assets/index.js"></script>'
  const template = read(page.replace(/<script .*<\/script>/, script))
  expect(template.plain('/')).toContain('<script type="module" fetchpriority="low" crossorigin src')
  expect(template.plain('/rent')).toContain(script)
})
