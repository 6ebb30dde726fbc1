import { cultures, type Culture } from '#contract/domain/user.ts'

const languageOf = (tag: string) => tag.slice(0, 2).toLowerCase()

/** The language that a reader's browser prefers, where it is one of ours and another than the one that is shown.
 *  @param preferred as the browser lists them, the dearest first
 *  @returns null too where a language comes first that we do not speak: English is nearer to many then */
export function offeredLanguage(preferred: readonly string[], shown: string): Culture | null {
  const dearest = preferred[0]
  const known = dearest && cultures.find((each) => languageOf(each) === languageOf(dearest))
  return known && known !== shown ? known : null
}
