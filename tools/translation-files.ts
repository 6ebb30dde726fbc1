import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import { translationPath } from '../contract/domain/translation-path.ts'
import { cultures, type Culture } from '../contract/domain/user.ts'
import { sitesWithTexts } from '../sites/all-texts.gen.ts'
import { siteMessages } from '../sites/messages.ts'

const catalogPath = (culture: Culture) => `src/i18n/catalogs/${culture}.po`
const siteCatalogPath = (folder: string, culture: Culture) =>
  `sites/${folder}/catalogs/${culture}.po`

function parseCatalog(filename: string, culture: Culture) {
  const context = { locale: culture, sourceLocale: 'en-US', filename }
  return formatter().parse(readFileSync(filename, 'utf8'), context)
}

const moduleOf = (messages: object) =>
  `export const revision = ${JSON.stringify(revisionOfAll())}\nexport const messages = ${JSON.stringify(messages)}\n`

/** What all sites share, as a module. What has no translation is left out: English stands in the code. */
async function compileCatalog(culture: Culture): Promise<string> {
  const catalog = await parseCatalog(catalogPath(culture), culture)
  const messages = Object.entries(catalog).flatMap(([id, { message = id, translation }]) => {
    const text = translation || (culture === 'en-US' ? message : '')
    return text ? [[id, compileMessage(text)] as const] : []
  })
  return moduleOf(Object.fromEntries(messages))
}

/** What one site says in its own words. English stands in the page. */
async function compileSite(siteId: number, culture: Culture): Promise<string> {
  const catalogs = new Map<string, Awaited<ReturnType<typeof parseCatalog>>>()
  for (const { folder } of sitesWithTexts) {
    catalogs.set(folder, await parseCatalog(siteCatalogPath(folder, culture), culture))
  }
  const messages = siteMessages(siteId, ({ id }, folder) =>
    culture === 'en-US' ? id : catalogs.get(folder)?.[id]?.translation,
  )
  const compiled = Object.entries(messages).map(([id, text]) => [id, compileMessage(text)])
  return moduleOf(Object.fromEntries(compiled))
}

const files = cultures.flatMap((culture) => [
  { path: translationPath(culture), compile: () => compileCatalog(culture) },
  ...sitesWithTexts.map(({ site: { id } }) => ({
    path: translationPath(culture, id),
    compile: () => compileSite(id, culture),
  })),
])

/** Changes with any catalog: what a device has kept of an older one is renewed. */
function revisionOfAll(): string {
  const hash = createHash('sha256')
  for (const culture of cultures) {
    hash.update(readFileSync(catalogPath(culture)))
    for (const { folder } of sitesWithTexts) {
      hash.update(readFileSync(siteCatalogPath(folder, culture)))
    }
  }
  return hash.digest('base64url').slice(0, 8)
}

/** Makes a file of each catalog, at the address where the app asks for it.
 *  @see docs/decisions/translations-are-kept.md */
export function translationFiles(): Plugin {
  return {
    name: 'translation-files',
    config: () => ({
      define: { 'import.meta.env.TRANSLATIONS': JSON.stringify(revisionOfAll()) },
    }),
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = files.find(({ path }) => path === request.url)
        if (!file) return next()
        response.setHeader('content-type', 'text/javascript')
        file.compile().then((script) => response.end(script), next)
      })
    },
    async generateBundle() {
      for (const { path, compile } of files) {
        this.emitFile({ type: 'asset', fileName: path.slice(1), source: await compile() })
      }
    },
  }
}
