import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { reactAriaStyleHashes } from './content-policy.ts'

const sources = ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'].map((file) =>
  readFileSync(`node_modules/react-aria/dist/private/${file}`, 'utf8'),
)

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
  const hashes = sources
    .flatMap(stylesOf)
    .map((style) => `sha256-${createHash('sha256').update(style).digest('base64')}`)
  expect(hashes).toEqual([...reactAriaStyleHashes])
})
