import { mapSourcePath } from '#contract/domain/map-source.ts'

interface Chunk {
  file: string
  isEntry?: boolean
  imports?: string[]
  css?: string[]
}

/** The build's manifest: what each file of the source has become. */
export type BuildManifest = Record<string, Chunk>

/** Which file has become the page of each route, by the name of its source in `src/routes`. */
export type PageFiles = Record<string, string>

interface RouteChunks {
  segments: string[]
  files: string[]
}

/** `_member.lend_.$id` is `/lend/$id`: what begins with an underscore is a layout, and what ends with one is no
 *  layout of what follows. */
const segmentsOf = (name: string) =>
  name
    .split('.')
    .filter((segment) => segment !== 'index' && !segment.startsWith('_'))
    .map((segment) => segment.replace(/_$/, ''))

const isLayout = (name: string) => name.split('.').at(-1)?.startsWith('_') ?? false

const isParameter = (segment: string) => /^(\$|\{-\$)/.test(segment)
const isOptional = (segment: string | undefined) => segment?.startsWith('{-$') ?? false

/** Chunks with all that they import, by their keys in the manifest. */
export function filesOf(manifest: BuildManifest, keys: string[]): Set<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
    // Styles follow those of what they build upon, as where the app asks for them.
    for (const file of chunk.css ?? []) files.add(file)
  }
  keys.forEach(visit)
  return files
}

/** What the map needs, for a search that shows a map and for no other page. */
const mapChunk = 'src/map/kept-maps.tsx'
const showsMap = (path: string, query: string) =>
  path === '/rent' && /(^|&)lat=/.test(query) && !/(^|&)mode=(list|table)/.test(query)

const linkTo = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`

/** Comes behind what the page itself needs, and no paint waits for it. */
const laterLinkTo = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin fetchpriority="low" href="/${file}">`
    : `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`

const mapSourceLink = `<link rel="preload" as="fetch" crossorigin href="${mapSourcePath}">`

export interface PageChunks {
  /** Whether the app has a page there: for every other address it shows that there is none. */
  isPage(path: string): boolean
  /** The files that a page needs besides the entry's, as links for its head: without them the browser learns of them only
   *  when the entry has run. */
  linksOf(path: string, query?: string): string
}

export function readPageChunks(manifest: BuildManifest, pages: PageFiles): PageChunks {
  const keys = Object.keys(manifest)
  const ofEntry = filesOf(
    manifest,
    keys.filter((key) => manifest[key]?.isEntry),
  )
  const keyOf = new Map(keys.map((key) => [manifest[key]?.file, key]))
  const names = Object.keys(pages)
  const layouts = names.filter(isLayout)
  const routes: RouteChunks[] = names
    .filter((name) => !isLayout(name))
    .map((name) => {
      const parts = [...layouts.filter((layout) => name.startsWith(`${layout}.`)), name]
      const files = filesOf(
        manifest,
        parts.map((part) => keyOf.get(pages[part]) ?? ''),
      )
      return { segments: segmentsOf(name), files: [...files].filter((file) => !ofEntry.has(file)) }
    })
  const parametersOf = ({ segments }: RouteChunks) => segments.filter(isParameter).length
  // A word of the address goes before a parameter: /reserve/view/7 is not /reserve/$id.
  routes.sort((a, b) => parametersOf(a) - parametersOf(b))

  const mapFiles = [...filesOf(manifest, [mapChunk])].filter((file) => !ofEntry.has(file))

  const routeOf = (path: string) => {
    const asked = path.split('/').filter(Boolean)
    return routes.find((route) => matches(route, asked))
  }
  return {
    isPage: (path) => routeOf(path) !== undefined,
    linksOf(path, query = '') {
      const { files = [] } = routeOf(path) ?? {}
      const links = files.map(linkTo)
      if (!showsMap(path, query)) return links.join('')
      const later = mapFiles.filter((file) => !files.includes(file))
      return [...links, ...later.map(laterLinkTo), mapSourceLink].join('')
    },
  }
}

function matches({ segments }: RouteChunks, asked: string[]): boolean {
  const least = isOptional(segments.at(-1)) ? segments.length - 1 : segments.length
  if (asked.length < least || asked.length > segments.length) return false
  return asked.every((word, index) => {
    const segment = segments[index] ?? ''
    // As the app's router has it, for which /Rent is the search.
    return isParameter(segment) || segment === word.toLowerCase()
  })
}
