import type { Plugin } from 'vite'
import type { PageFiles } from '../server/plugins/page-chunks.ts'

const page = /\/src\/routes\/([^/?]+)\.tsx\?tsr-split=component\b/

/** Tells the server in which file the page of each route is. Several share one, of which the manifest names none. */
export const pageFiles = (): Plugin => ({
  name: 'page-files',
  apply: 'build',
  generateBundle(_options, bundle) {
    const files: PageFiles = {}
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      for (const id of chunk.moduleIds) {
        const name = page.exec(id)?.[1]
        if (name) files[name] = chunk.fileName
      }
    }
    // Beside the manifest: of this folder nothing is served.
    this.emitFile({ type: 'asset', fileName: '.vite/pages.json', source: JSON.stringify(files) })
  },
})
