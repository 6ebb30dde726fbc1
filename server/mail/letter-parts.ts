/** What a letter says, in its order, before it takes a form. */
export interface LetterParts {
  culture: string
  subject: string
  greeting: string
  lead: string
  facts: { label: string; value: string }[]
  /** Of the times among the facts. */
  zone: string | null
  /** What somebody wrote, of several lines perhaps. */
  quotes: { label: string; text: string }[]
  link: LetterLink
  reason: string
  /** Where such letters are switched off; null for those that always come. */
  switchOff: LetterLink | null
}

interface LetterLink {
  label: string
  address: string
}
