import { describe, expect, it } from 'vitest'
import { cultures } from '#contract/domain/user.ts'
import { readCatalog } from '#tests/fixtures/read-catalog.ts'
import { sitesWithTexts } from './all-texts.gen.ts'

describe.each(sitesWithTexts)('what $folder says', ({ folder, texts }) => {
  it.each(cultures)('is what its %s catalog has', async (culture) => {
    const ids = [...Object.values(texts.says), ...Object.values(texts.types)].map(({ id }) => id)
    const catalog = await readCatalog(culture, `sites/${folder}/catalogs`)
    expect([...catalog.keys()].toSorted()).toEqual([...new Set(ids)].toSorted())
  })

  it.each(cultures)('has as many words to type in %s as in English', async (culture) => {
    const { id } = texts.says.heroWords
    const catalog = await readCatalog(culture, `sites/${folder}/catalogs`)
    // English stands in the code.
    const words = (culture === 'en-US' ? id : catalog.get(id))?.split(', ')
    expect(words).toHaveLength(id.split(', ').length)
  })
})
