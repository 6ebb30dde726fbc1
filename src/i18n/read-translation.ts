import type { Messages } from '@lingui/core'
import { queryOptions } from '@tanstack/react-query'
import { translationPath } from '#contract/domain/translation-path.ts'
import type { Culture } from '#contract/domain/user.ts'
import { queryClient } from '#src/api/query-client.ts'
import { refreshQuery } from '#src/cache/query-store.ts'
import { log } from '#src/log.ts'
import { site } from '#src/site.ts'
import type * as ServerSentences from './server-sentences.ts'
import { sayServerSentences } from './server-sentence.ts'

/** Of the catalogs that this version of the app was built with. */
const revision: string = import.meta.env.TRANSLATIONS ?? ''

interface KeptTranslation {
  revision: string
  messages: Messages
}

const translationQuery = (path: string) =>
  queryOptions({
    queryKey: ['translation', path],
    queryFn: () => fetchTranslation(path),
    staleTime: Infinity,
    retry: false,
  })

/** The texts of a language, from this device once they have been here: those that all sites share, and this site's own
 *  where they can be had.
 *  @returns null when the shared ones cannot be had; `renewed` has newer ones where the device had those of an older
 *  version */
export async function readTranslation(
  culture: Culture,
): Promise<{ messages: Messages; renewed: Promise<Messages | null> } | null> {
  const queries = [translationPath(culture), translationPath(culture, site.id)].map(
    translationQuery,
  )
  const [kept] = await Promise.all([
    readAll(queries, (query) => queryClient.fetchQuery(query)),
    // Without them the server's sentences stay English.
    import('./server-sentences.ts').then(sayInLanguage, (error: Error) => log.error(error.message)),
  ])
  if (!kept) return null
  const isOld = kept.some((each) => each.revision !== revision)
  return { messages: messagesOf(kept), renewed: isOld ? renew(queries) : Promise.resolve(null) }
}

type TranslationQuery = ReturnType<typeof translationQuery>

async function renew(queries: TranslationQuery[]): Promise<Messages | null> {
  const newer = await readAll(queries, refreshQuery)
  return newer && messagesOf(newer)
}

const messagesOf = (kept: KeptTranslation[]): Messages =>
  Object.assign({}, ...kept.map(({ messages }) => messages))

/** @returns what could be read; null without the first, the shared one. One line in the log says what could not. */
async function readAll(
  queries: TranslationQuery[],
  read: (query: TranslationQuery) => Promise<KeptTranslation>,
): Promise<KeptTranslation[] | null> {
  const answers = await Promise.allSettled(queries.map(read))
  const failed = answers.find((answer) => answer.status === 'rejected')
  if (failed) log.error(failed.reason.message, failed.reason.cause ?? '')
  if (answers[0]?.status === 'rejected') return null
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

const sayInLanguage = ({ translateSentence }: typeof ServerSentences) =>
  sayServerSentences((sentence) => translateSentence(sentence) ?? sentence)

/** A server of another version may answer: what comes says itself which catalogs it is of.
 *  @throws Error in the specification's words. @see docs/product.md §8 */
async function fetchTranslation(path: string): Promise<KeptTranslation> {
  try {
    const { ok, headers } = await fetch(path, { method: 'HEAD' })
    if (!ok || !headers.get('content-type')?.includes('javascript')) {
      throw new MissingScript(path)
    }
    const { revision, messages } = await import(/* @vite-ignore */ path)
    if (!isRecord(messages)) throw new TypeError('It exports no messages')
    return { revision: String(revision), messages }
  } catch (error) {
    if (error instanceof MissingScript) throw error
    throw new Error(`script load error for ${path}`, { cause: error })
  }
}

class MissingScript extends Error {
  constructor(path: string) {
    super('Script does not exist', { cause: path })
  }
}

const isRecord = (value: unknown): value is Messages =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
