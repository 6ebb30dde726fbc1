import type { MessageDescriptor } from '@lingui/core'
import type { ListingType } from '#contract/domain/listing-type.ts'
import type { SiteTextKey } from '#sites/texts.ts'

/** What each site says in its own words. */
export const siteText = (key: SiteTextKey): MessageDescriptor => ({ id: `site.${key}` })

/** The word for a listing's type, of any site. */
export const typeWord = (type: ListingType): MessageDescriptor => ({ id: `type.${type}` })

/** How another site invites to it. */
export const invitationOf = (siteId: number): MessageDescriptor => ({ id: `invitation.${siteId}` })
