import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Culture } from '#contract/domain/user.ts'
import { sitesWithTexts } from '#sites/all-texts.gen.ts'
import { readCatalog, sharedCatalogFolders } from '#tests/fixtures/read-catalog.ts'

/** Words of homes. What is rented differs by site: what all sites share speaks of listings. */
const homes: Record<Exclude<Culture, 'en-US'>, RegExp> = {
  'th-TH': /ที่พัก|บ้าน|ห้อง/,
  'ru-RU': /жиль|прожив|квартир|комнат/i,
  'it-IT': /alloggi|soggiorn|stanz/i,
  'de-DE': /unterk|aufenthalt|wohnung|zimmer/i,
  'es-ES': /alojamient|estancia|vivienda|habitaci/i,
  'fr-FR': /logement|séjour|chambre/i,
  'ja-JP': /物件|滞在|宿泊/,
  'zh-CN': /房源|房东|房客|入住/,
}

describe.each(sharedCatalogFolders)('%s', (folder) => {
  it.each(Object.entries(homes))('in %s says nothing of homes', async (culture, home) => {
    const said = [...(await readCatalog(culture as Culture, folder)).values()]
    expect(said.filter((text) => home.test(text))).toEqual([])
  })
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
