import type { WorkboxPlugin } from 'workbox-core'
import { isGoodAnswer } from '#src/cache/good-answer.ts'
import { isBuilt } from './built-files.ts'

/** Lets nothing into a cache but what was asked for. Every strategy has it. */
export const goodAnswers: WorkboxPlugin = {
  async cacheWillUpdate({ request, response }) {
    if (!isGoodAnswer(request.url, response)) return null
    const isPage = request.url.endsWith('.html')
    return !isPage || (await isOurs(response)) ? response : null
  },
}

/** The page that a network puts in place of ours is a page as well; and so is that of a server of another version, whose
 *  scripts this worker does not have. */
async function isOurs(page: Response): Promise<boolean> {
  const html = await page.clone().text()
  const scripts = html.matchAll(/"(\/assets\/[^"]+\.js)"/g)
  return html.includes('<div id="root"') && [...scripts].every(([, path]) => isBuilt(path!))
}
