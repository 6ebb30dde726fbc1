import type { Kysely } from 'kysely'
import { currencyByCode } from '#contract/domain/currency.ts'
import { searchableWords, wordsOf } from '#contract/domain/keyword.ts'
import { listingTypeId } from '#contract/domain/listing-type.ts'
import type { ListingContent } from '#contract/domain/listing.ts'
import type { LatLng } from '#contract/domain/place.ts'
import type { Schema } from '../schema.ts'

/** The columns that a form fills. */
export function contentColumns(content: ListingContent) {
  const { offers } = content
  const words = wordsOf(content.details)
  return {
    title: content.title,
    type_id: listingTypeId(content.type),
    zip: content.zip,
    city: content.city,
    currency_id: currencyByCode(content.currency).id,
    deposit_minor: content.deposit,
    deposit_terms: content.depositTerms,
    details: content.details,
    words: searchableWords(words),
    word_run: ` ${words.join(' ')} `,
    private_notes: content.privateNotes ?? '',
    hourly_offered: offers.hourly.offered,
    hourly_minor: offers.hourly.price,
    hourly_approval: offers.hourly.approval,
    daily_offered: offers.daily.offered,
    daily_minor: offers.daily.price,
    daily_approval: offers.daily.approval,
    weekly_offered: offers.weekly.offered,
    weekly_minor: offers.weekly.price,
    weekly_approval: offers.weekly.approval,
    monthly_offered: offers.monthly.offered,
    monthly_minor: offers.monthly.price,
    monthly_approval: offers.monthly.approval,
  }
}

export async function insertListing(
  db: Kysely<Schema>,
  {
    siteId,
    userId,
    content,
    updatedOn,
  }: { siteId: number; userId: number; content: ListingContent; updatedOn: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('listing')
    .values({
      ...contentColumns(content),
      site_id: siteId,
      user_id: userId,
      created_on: updatedOn,
      updated_on: updatedOn,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateContent(
  db: Kysely<Schema>,
  id: number,
  content: ListingContent,
  updatedOn: Date,
): Promise<void> {
  await db
    .updateTable('listing')
    .set({ ...contentColumns(content), updated_on: updatedOn })
    .where('id', '=', id)
    .execute()
}

/** @param city stays as it is when there is none */
export async function updatePlace(
  db: Kysely<Schema>,
  id: number,
  {
    place,
    zone,
    buildingId,
    city,
    updatedOn,
  }: {
    place: LatLng
    zone: string
    buildingId: number | null
    city: string | null
    updatedOn: Date
  },
): Promise<void> {
  await db
    .updateTable('listing')
    .set({
      ...place,
      zone,
      location_id: buildingId,
      updated_on: updatedOn,
      ...(city && { city }),
    })
    .where('id', '=', id)
    .execute()
}

export async function touchListing(db: Kysely<Schema>, id: number, updatedOn: Date): Promise<void> {
  await db.updateTable('listing').set({ updated_on: updatedOn }).where('id', '=', id).execute()
}

export async function updateActive(
  db: Kysely<Schema>,
  id: number,
  isActive: boolean,
  updatedOn: Date,
): Promise<void> {
  await db
    .updateTable('listing')
    .set({ is_active: isActive, updated_on: updatedOn })
    .where('id', '=', id)
    .execute()
}

/** It is nobody's to read or to change any more, but its row stays for what refers to it. */
export async function markDeleted(db: Kysely<Schema>, id: number, now: Date): Promise<void> {
  await db
    .updateTable('listing')
    .set({ is_active: false, deleted_at: now, updated_on: now })
    .where('id', '=', id)
    .execute()
}
