import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cultures, type Culture } from '#contract/domain/user.ts'
import { sitesWithTexts } from '#sites/all-texts.gen.ts'
import { readCatalog, readEntries, sharedCatalogFolders } from '#tests/fixtures/read-catalog.ts'

/** Words of homes. What is rented differs by site: what all sites share speaks of listings. */
const homes: Record<Exclude<Culture, 'en-US'>, RegExp> = {
  'th-TH': /ที่พัก|บ้าน|ห้อง/,
  'ru-RU': /жиль|прожив|квартир|комнат|гост[иьяюе]|заезд|заехать|выезд|выехать/i,
  'it-IT': /alloggi|affitt|soggiorn|stanz|ospit|(?<!\{)\bhost\b/i,
  'de-DE': /unterk|aufenthalt|wohnung|zimmer/i,
  'es-ES': /alojamient|alojas|estancia|vivienda|habitaci|anfitri|huésped/i,
  'fr-FR': /logement|séjour|chambre/i,
  'ja-JP': /物件|滞在|宿泊|ホスト|ゲスト/,
  'zh-CN': /房源|租房|房东|房客|入住|\{all\} 套/,
}

describe.each(sharedCatalogFolders)('%s', (folder) => {
  it.each(Object.entries(homes))('in %s says nothing of homes', async (culture, home) => {
    const said = [...(await readCatalog(culture as Culture, folder)).values()]
    expect(said.filter((text) => home.test(text))).toEqual([])
  })

  it.each(cultures)('in %s names no site', async (culture) => {
    const said = [...(await readCatalog(culture, folder)).values()]
    const names = new RegExp(sitesWithTexts.map(({ site }) => site.name).join('|'), 'i')
    expect(said.filter((text) => names.test(text))).toEqual([])
  })
})

/** The words for the least and the most, from translations where they were once the wrong way round. */
const ends: [Culture, string, string][] = [
  ['de-DE', 'mindestens', 'höchstens'],
  ['es-ES', 'mínimo', 'máximo'],
  ['fr-FR', 'minimum', 'maximum'],
  ['it-IT', 'minimo', 'massimo'],
  ['ja-JP', '下限', '上限'],
  ['ru-RU', 'от', 'до'],
  ['th-TH', 'ต่ำสุด', 'สูงสุด'],
  ['zh-CN', '最低价', '最高价'],
]

it.each(ends)('in %s the least of a price is %s and the most %s', async (culture, least, most) => {
  const entries = await readEntries(culture, 'src/i18n/catalogs')
  const saidFor = (id: string) => entries.find(({ message }) => message === id)?.translation
  expect(saidFor('{name}, minimum')).toContain(least)
  expect(saidFor('{name}, maximum')).toContain(most)
})

/** The pages, in a language, that a sister site has from the main one. */
function sharedPages(culture: string): string[] {
  const sisters = sitesWithTexts.filter(({ site }) => site.host !== null)
  const hasOwn = (page: string) =>
    sisters.every(({ folder }) => existsSync(`sites/${folder}/static/${culture}/${page}`))
  return readdirSync(`public/static/${culture}`).filter((page) => !hasOwn(page))
}

it.each(Object.entries(homes))(
  'in %s no page of all sites says anything of homes',
  (culture, home) => {
    const pages = sharedPages(culture)
    expect(pages).toContain('accessibility.html')
    const said = pages.filter((page) =>
      home.test(readFileSync(`public/static/${culture}/${page}`, 'utf8')),
    )
    expect(said).toEqual([])
  },
)
