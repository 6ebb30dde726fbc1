import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { languagesIn } from './language.ts'

test('a catalog that could not be read once is read again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'staylend-catalogs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const languageOf = languagesIn(pathToFileURL(`${folder}/`))
  // In its place something that cannot be read.
  mkdirSync(join(folder, 'de-DE.po'))
  await expect(languageOf('de-DE')).rejects.toThrow('EISDIR')

  rmSync(join(folder, 'de-DE.po'), { recursive: true })
  copyFileSync('server/mail/catalogs/de-DE.po', join(folder, 'de-DE.po'))
  expect(await languageOf('de-DE')).toMatchObject({ culture: 'de-DE' })
})
