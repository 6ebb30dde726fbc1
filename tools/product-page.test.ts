import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { hasWords, productParts, quotedWords } from './product-page.ts'

const page = readFileSync('docs/product.md', 'utf8')
const parts = productParts(page)

describe('the page of the product', () => {
  it('names for each of its parts what holds it', () => {
    expect(parts.filter(({ tests }) => tests.length === 0).map(({ name }) => name)).toEqual([])
  })

  it('names no test that is not there', () => {
    const named = new Set(parts.flatMap(({ tests }) => tests))
    expect([...named].filter((path) => !existsSync(path))).toEqual([])
  })

  it('quotes what the tests of the same part have word for word', () => {
    const unheld = parts.flatMap(({ name, text, tests }) => {
      const held = tests.filter(existsSync).map((path) => readFileSync(path, 'utf8'))
      return quotedWords(text)
        .filter((words) => !held.some((code) => hasWords(code, words)))
        .map((words) => `${name}: ${words}`)
    })
    expect(unheld).toEqual([])
  })

  it('has a row for every page of the app, with the gate that it has', () => {
    const routes = readFileSync('src/route-tree.gen.ts', 'utf8')
    const [, byPath = ''] = /interface FileRoutesByFullPath \{(.*?)\n\}/s.exec(routes) ?? []
    const built = Array.from(byPath.matchAll(/'(.+)': typeof (Member)?/g), ([, path = '', gate]) =>
      [path.replaceAll(/\{-\$(\w+)\}|\$(\w+)/g, '{$1$2}'), gate ? 'yes' : 'no'].join(' '),
    )
    const rows = page.matchAll(/^\| (`\/.*?`) +\|.*?\| (yes|no) +\|/gm)
    const told = Array.from(rows, ([, paths = '', login]) =>
      Array.from(paths.matchAll(/`(.+?)`/g), ([, path]) => `${path} ${login}`),
    ).flat()
    expect(told.toSorted()).toEqual(built.toSorted())
  })
})
