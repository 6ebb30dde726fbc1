import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'

/** Names by language, of one place. */
export type NamesByLanguage = ReadonlyMap<string, string>

/** Names other than the gazetteer's own, by GeoNames' id of the place. */
export async function readPlaceNames(): Promise<Map<number, NamesByLanguage>> {
  const file = await readFile(new URL('./place-names.tsv.gz', import.meta.url))
  const byId = new Map<number, Map<string, string>>()
  for (const row of gunzipSync(file).toString('utf8').split('\n')) {
    const [id = '', language = '', name = ''] = row.split('\t')
    const names = byId.get(Number(id)) ?? new Map<string, string>()
    byId.set(Number(id), names.set(language, name))
  }
  return byId
}
