import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { localizedText } from './localized-text.js'

interface Node {
  type: string
  start: number
  end: number
  parent?: Node
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** What the rule finds in some code. */
function faultsIn(code: string): string[] {
  const faults: string[] = []
  const ancestors: Node[] = []
  const visitors = localizedText.create({
    report: ({ node }: { node: Node }) => faults.push(code.slice(node.start, node.end)),
    sourceCode: { getAncestors: () => ancestors },
  }) as unknown as Record<string, (node: Node) => void>
  const visit = (node: Node) => {
    const parent = ancestors.at(-1)
    if (parent) node.parent = parent
    visitors[node.type]?.(node)
    ancestors.push(node)
    for (const [key, value] of Object.entries(node)) {
      if (key !== 'parent') [value].flat().filter(isNode).forEach(visit)
    }
    ancestors.pop()
  }
  visit(parseSync('code.tsx', code).program as unknown as Node)
  return faults
}

test.each([
  ['<p>Hello there</p>', 'Hello there'],
  ['<p>{isNew && "Hello"}</p>', '"Hello"'],
  ['<p>{isNew ? t`Hello` : `for ${name}`}</p>', '`for ${name}`'],
  ['<Page title="Hello" />', '"Hello"'],
  ['<img alt={`Of ${name}`} />', '`Of ${name}`'],
  ['<button aria-label={isNew ? "Hello" : undefined} />', '"Hello"'],
  ['toast("Hello")', '"Hello"'],
  ['const option = { label: "Hello" }', '"Hello"'],
])('%s has a text that nobody can translate', (code, text) => {
  expect(faultsIn(code)).toEqual([text])
})

test.each([
  '<p><Trans>Hello <b>there</b>, {"you"}</Trans></p>',
  '<Page title={t`Hello`} />',
  '<Trans>It is <Plural value={count} one="# hour" other="# hours" /></Trans>',
  '<img alt="" className="portrait" />',
  '<input placeholder="https://example.com" />',
  '<p>{count} × {price} · Staylend</p>',
  'toast(t`Hello`)',
])('%s has none', (code) => {
  expect(faultsIn(code)).toEqual([])
})
