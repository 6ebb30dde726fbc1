import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { appFolder, readChunks } from './built-chunks.ts'

/** What each page may weigh before anything else is asked for, gzip. @see docs/product.md §9 */
const budgets = [
  { page: 'landing', routes: ['src/routes/index.tsx'], mostKb: 130 },
  { page: 'search, before the map', routes: ['src/routes/rent.tsx'], mostKb: 220 },
  { page: 'listing', routes: ['src/routes/rentitem.$id.tsx'], mostKb: 200 },
]

const chunks = readChunks()

function filesOf(key: string, files = new Set<string>()): Set<string> {
  const chunk = chunks[key]
  if (!chunk || files.has(chunk.file)) return files
  files.add(chunk.file)
  for (const css of chunk.css ?? []) files.add(css)
  for (const imported of chunk.imports ?? []) filesOf(imported, files)
  return files
}

const keyOfRoute = (route: string) =>
  Object.keys(chunks).find((key) => key.startsWith(`${route}?`)) ?? ''

const gzipBytes = (file: string) =>
  gzipSync(readFileSync(`${appFolder}/${file}`), { level: 9 }).length

let failed = false
for (const { page, routes, mostKb } of budgets) {
  const keys = ['index.html', ...routes.map(keyOfRoute)]
  const missing = routes.filter((route) => !keyOfRoute(route))
  const files = keys.reduce((all, key) => filesOf(key, all), new Set<string>())
  const kb = [...files].reduce((sum, file) => sum + gzipBytes(file), 0) / 1000
  const holds = kb <= mostKb && missing.length === 0
  failed ||= !holds
  process.stdout.write(
    `${holds ? 'ok  ' : 'FAIL'} first load of ${page}: ${kb.toFixed(1)} kB of ${mostKb} kB gzip` +
      `${missing.length > 0 ? `; no chunk for ${missing.join(', ')}` : ''}\n`,
  )
}
process.exit(failed ? 1 : 0)
