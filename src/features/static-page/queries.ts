import { queryOptions } from '@tanstack/react-query'
import { readStaticHtml } from '#src/api/read-static-html.ts'

const english = 'en-US'

/** A page by its file's name, in the reader's language or else in English; null when there is none. */
export const staticPageQuery = (culture: string, filename: string) =>
  queryOptions({
    queryKey: ['static', culture, filename],
    queryFn: async ({ signal }) => {
      const own = await readStaticHtml({ culture, filename }, signal)
      if (own !== null || culture === english) return own
      return readStaticHtml({ culture: english, filename }, signal)
    },
  })
