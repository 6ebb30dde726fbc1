import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageScriptHash, reactAriaStyleHashes } from './content-policy.ts'

const sources = ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'].map((file) =>
  readFileSync(`node_modules/react-aria/dist/private/${file}`, 'utf8'),
)

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** What a style element of the package is given, with the constants in it filled in. */
function stylesOf(source: string): string[] {
  const constants = new Map(
    [...source.matchAll(/const (\S+) = '([^']*)';/g)].map(([, name, value]) => [name, value]),
  )
  return [...source.matchAll(/style\.textContent = `([^`]*)`\.trim\(\)/g)].map(([, text = '']) =>
    text.replaceAll(/\$\{([^}]+)\}/g, (_, name) => constants.get(name) ?? '').trim(),
  )
}

test('the policy lets in the styles that react-aria inserts, and no others', () => {
  expect(sources.flatMap(stylesOf).map(hashOf)).toEqual([...reactAriaStyleHashes])
})

test('the policy lets in the one script that stands within a page, and no other', () => {
  const page = readFileSync('index.html', 'utf8').replaceAll('\r\n', '\n')
  const scripts = [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text)
  expect(scripts.map(hashOf)).toEqual([pageScriptHash])
})
