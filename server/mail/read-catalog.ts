import { readFile } from 'node:fs/promises'
import type { Culture } from '#contract/domain/user.ts'

const quoted = String.raw`"(?:[^"\\]|\\.)*"`
const entries = new RegExp(String.raw`^msgid ((?:${quoted}\s+)+)msgstr ((?:${quoted}\s*)+)`, 'gm')
const lines = new RegExp(quoted, 'g')

/** Strings of a .po file are written as those of JSON, over any number of lines. */
const textOf = (written = '') =>
  (written.match(lines) ?? []).map((each) => JSON.parse(each)).join('')

/** What a catalog says, by the English text. @returns null for a language that has none yet */
export async function readCatalog(
  culture: Culture,
  folder: URL,
): Promise<Record<string, string> | null> {
  const path = new URL(`${culture}.po`, folder)
  const content = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  if (content === null) return null
  const said = Array.from(content.matchAll(entries), ([, id, text]) => [textOf(id), textOf(text)])
  // The catalog's own header stands under no text.
  return Object.fromEntries(said.filter(([id]) => id !== ''))
}
