import type { WorkboxPlugin } from 'workbox-core'
import { isGoodAnswer } from '#src/cache/good-answer.ts'

/** Lets nothing into a cache but what was asked for. Every strategy has it. */
export const goodAnswers: WorkboxPlugin = {
  async cacheWillUpdate({ request, response }) {
    if (!isGoodAnswer(request.url, response)) return null
    const isPage = request.url.endsWith('.html')
    return !isPage || (await isOurs(response)) ? response : null
  },
}

/** The page that a network puts in place of ours is a page as well. */
const isOurs = async (page: Response) => (await page.clone().text()).includes('<div id="root"')
