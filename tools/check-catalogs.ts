import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatter } from '@lingui/format-po'
import { sitesWithTexts } from '../sites/all-texts.gen.ts'

/* Collects the texts of the code into a copy of the English catalogs, and tells what is not the same there. That the
 * other languages have the texts of the English catalogs is a test's to say. */

const folders = [
  'src/i18n/catalogs',
  'server/mail/catalogs',
  'server/push/catalogs',
  ...sitesWithTexts.map(({ folder }) => `sites/${folder}/catalogs`),
]

/** Of the English catalog in a folder, each with what it means there where it has several meanings. */
async function textsIn(folder: string): Promise<string[]> {
  const filename = join(folder, 'en-US.po')
  const file = { locale: 'en-US', sourceLocale: 'en-US', filename }
  const catalog = await formatter().parse(readFileSync(filename, 'utf8'), file)
  return Object.entries(catalog).map(
    ([id, { message, context }]) => `${message ?? id}${context ? ` (${context})` : ''}`,
  )
}

const copy = mkdtempSync(join(tmpdir(), 'staylend-catalogs-'))
try {
  for (const folder of folders) cpSync(folder, join(copy, folder), { recursive: true })
  const collecting = spawnSync(
    process.execPath,
    ['node_modules/@lingui/cli/dist/lingui.js', 'extract', '--clean', '--locale', 'en-US'],
    { encoding: 'utf8', env: { ...process.env, CATALOGS: copy } },
  )
  if (collecting.status !== 0) throw new Error(collecting.stdout + collecting.stderr)
  const faults: string[] = []
  for (const folder of folders) {
    const known = new Set(await textsIn(folder))
    const inCode = new Set(await textsIn(join(copy, folder)))
    const lacking = [...inCode].filter((text) => !known.has(text))
    const left = [...known].filter((text) => !inCode.has(text))
    faults.push(...lacking.map((text) => `${folder} lacks: ${text}`))
    faults.push(...left.map((text) => `${folder} has what no code says: ${text}`))
  }
  for (const fault of faults) process.stdout.write(`${fault}\n`)
  if (faults.length > 0) {
    process.stdout.write('`npm run catalogs` collects the texts of the code.\n')
    process.exitCode = 1
  }
} finally {
  rmSync(copy, { recursive: true })
}
