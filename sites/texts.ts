/** What each site says in its own words. A text has no placeholders and no tags. */
export type SiteTextKey =
  | 'title'
  | 'description'
  | 'heroLead'
  | 'heroWords'
  | 'heroCopy'
  | 'whereTo'
  | 'rentTitle'
  | 'rentPicture'
  | 'rentCopy'
  | 'find'
  | 'lendTitle'
  | 'lendPicture'
  | 'lendCopy'
  | 'lend'
  | 'newsletter'
  | 'invitation'
  | 'about'
  | 'keywordHint'
  | 'noneSaved'
  | 'saved'
  | 'savedMap'
  | 'savedOne'
  | 'noPosts'

export interface SiteText {
  /** In English, as the catalogs know it. */
  id: string
  /** For translators. */
  comment: string
}

/** A site's texts, and the word for each of its types by the type's name. */
export interface SiteTexts<TypeName extends string = string> {
  says: Record<SiteTextKey, SiteText>
  types: Record<TypeName, SiteText>
}
