import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import { staticPageMark } from '../contract/pages.ts'
import { sitePictures, type PageSite } from '../contract/page-site.ts'
import {
  pageSiteOf,
  siteFilesFolder,
  type BuiltSite,
  type SiteFiles,
} from '../server/plugins/built-sites.ts'
import { fillSite } from '../server/plugins/fill-site.ts'
import { webManifest } from '../server/plugins/web-manifest.ts'
import { readSiteHosts } from '../server/site.ts'
import { sitesWithTexts } from '../sites/all-texts.gen.ts'

type Emit = (fileName: string, source: string | Uint8Array) => void

interface Screenshot {
  /** Of docs/pictures. */
  picture: string
  label: string
  isWide: boolean
}

/** Puts each site's own files beside the app that all of them share, and lists them for the server. While developing,
 *  the page is that of the site that SITE names. */
export function siteFiles(): Plugin {
  let isBuild = true
  return {
    name: 'site-files',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = request.url?.split('?', 1)[0] ?? ''
        if (path === '/manifest.webmanifest') {
          response.setHeader('content-type', 'application/manifest+json')
          return response.end(JSON.stringify(webManifest(siteInDevelopment())))
        }
        if (path.startsWith('/static/')) response.setHeader(staticPageMark, 'ours')
        if (isOwnFile(path.slice(1))) {
          const own = `/sites/${siteInDevelopment().folder}${path}`
          if (existsSync(`.${own}`)) request.url = own
        }
        next()
      })
    },
    transformIndexHtml: (html) => (isBuild ? html : fillForDevelopment(html)),
    async generateBundle() {
      const emit: Emit = (fileName, source) =>
        void this.emitFile({ type: 'asset', fileName, source })
      const lists: Record<string, SiteFiles> = {}
      for (const { folder } of sitesWithTexts) {
        lists[folder] = {
          pictures: emitPictures(folder, emit),
          screenshots: await emitScreenshots(folder, emit),
        }
        emitAsTheyAre(folder, emit)
      }
      // Of this folder nothing is served.
      emit('.vite/sites.json', JSON.stringify(lists))
    },
  }
}

/** Their names hold the hash of what is in them: they stay right for ever. */
function emitPictures(folder: string, emit: Emit): PageSite['pictures'] {
  const addresses = sitePictures.map((name) => {
    const source = readFileSync(`sites/${folder}/pictures/${name}.webp`)
    const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8)
    const fileName = `assets/${siteFilesFolder(folder)}/${name}-${hash}.webp`
    emit(fileName, source)
    return [name, `/${fileName}`] as const
  })
  return Object.fromEntries(addresses) as PageSite['pictures']
}

/** In a format that every store and browser takes: only who installs the app looks at them. */
async function emitScreenshots(folder: string, emit: Emit): Promise<SiteFiles['screenshots']> {
  const list = `sites/${folder}/screenshots.json`
  if (!existsSync(list)) return []
  const screenshots: Screenshot[] = JSON.parse(readFileSync(list, 'utf8'))
  const made: SiteFiles['screenshots'] = []
  for (const { picture, label, isWide } of screenshots) {
    const src = `/screenshots/${folder}/${picture}.jpg`
    const source = sharp(`docs/pictures/${picture}.webp`).jpeg({ quality: 82 })
    emit(src.slice(1), await source.toBuffer())
    made.push({
      src,
      sizes: isWide ? '1280x800' : '585x1170',
      type: 'image/jpeg',
      form_factor: isWide ? 'wide' : 'narrow',
      label,
    })
  }
  return made
}

const isOwnFile = (path: string) => /^(icon\.svg$|icons\/|static\/)/.test(path)

/** Icons, and static pages where the site has its own. */
function emitAsTheyAre(folder: string, emit: Emit): void {
  for (const name of readdirSync(`sites/${folder}`, { recursive: true, encoding: 'utf8' })) {
    const path = name.replaceAll('\\', '/')
    if (!isOwnFile(path) || !basename(path).includes('.')) continue
    emit(`${siteFilesFolder(folder)}/${path}`, readFileSync(`sites/${folder}/${path}`))
  }
}

function siteInDevelopment(): BuiltSite {
  const wanted = process.env.SITE ?? 'staylend'
  const found = sitesWithTexts.find(({ folder }) => folder === wanted)
  if (!found) throw new Error(`sites/ has no folder ${wanted}`)
  const addresses = sitePictures.map((name) => [name, `/sites/${wanted}/pictures/${name}.webp`])
  const pictures = Object.fromEntries(addresses) as PageSite['pictures']
  return { ...found, files: { pictures, screenshots: [] } }
}

function fillForDevelopment(html: string): string {
  const built = siteInDevelopment()
  return fillSite(html, built.site, pageSiteOf(built, readSiteHosts(process.env)))
}
