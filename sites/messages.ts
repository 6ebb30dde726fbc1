import { sitesWithTexts } from './all-texts.gen.ts'
import type { SiteText } from './texts.ts'

/** What the pages of a site say in its words, by the ids that the app knows them by: its own texts, the words of all
 *  sites' types, and how the others invite.
 *  @param say a text of the site in that folder; undefined leaves it out
 *  @throws RangeError when no site has this id */
export function siteMessages(
  siteId: number,
  say: (text: SiteText, folder: string) => string | undefined,
): Record<string, string> {
  const own = sitesWithTexts.find(({ site }) => site.id === siteId)
  if (!own) throw new RangeError(`No site has the id ${siteId}`)
  const messages = [
    ...Object.entries(own.texts.says).map(([key, text]) => [`site.${key}`, say(text, own.folder)]),
    ...sitesWithTexts.flatMap(({ folder, texts }) =>
      Object.entries(texts.types).map(([type, text]) => [`type.${type}`, say(text, folder)]),
    ),
    ...sitesWithTexts
      .filter(({ site }) => site.id !== siteId)
      .map(({ folder, site, texts }) => [
        `invitation.${site.id}`,
        say(texts.says.invitation, folder),
      ]),
  ]
  return Object.fromEntries(messages.filter(([, message]) => message))
}
