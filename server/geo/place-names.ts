import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'

/** Names by language, of one place. */
export type NamesByLanguage = ReadonlyMap<string, string>

/** Names other than the gazetteer's own, by GeoNames' id of the place. */
export async function readPlaceNames(): Promise<Map<number, NamesByLanguage>> {
  const byId = new Map<number, Map<string, string>>()
  for (const [id = '', language = '', name = ''] of await readRows('place-names')) {
    const names = byId.get(Number(id)) ?? new Map<string, string>()
    byId.set(Number(id), names.set(language, name))
  }
  return byId
}

/** Names in every language, by GeoNames' code of the region, such as ES.56. */
export async function readRegionNames(): Promise<Map<string, string[]>> {
  const byCode = new Map<string, string[]>()
  for (const [code = '', ...names] of await readRows('region-names')) byCode.set(code, names)
  return byCode
}

async function readRows(table: string): Promise<string[][]> {
  const file = await readFile(new URL(`./${table}.tsv.gz`, import.meta.url))
  return gunzipSync(file)
    .toString('utf8')
    .split('\n')
    .map((row) => row.split('\t'))
}
