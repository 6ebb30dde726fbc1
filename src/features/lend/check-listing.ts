import { t } from '@lingui/core/macro'
import * as z from 'zod/mini'
import { listingFormCodec } from '#contract/codecs/listing.ts'
import { currencyByCode } from '#contract/domain/currency.ts'
import { isBlank } from '#contract/domain/is-blank.ts'
import type { FieldIssue } from '#contract/domain/refusal.ts'
import { amountAtMost } from '#contract/limits.ts'
import { formatCount } from '#src/i18n/format.ts'
import { i18n } from '#src/i18n/i18n.ts'
import { serverSentence } from '#src/i18n/server-sentence.ts'
import { fieldAt, fieldName, wireName } from './field-names.ts'
import { readAmount } from './read-amount.ts'
import { amountFields, contentOf, type ListingField, type TypedListing } from './typed-listing.ts'

/** What is wrong with a form, by the schema that the server holds it to, with a sentence for each field. */
export function checkListing(typed: TypedListing): FieldIssue[] {
  const { error } = z.safeEncode(listingFormCodec, { ...contentOf(typed), editedFrom: null })
  const ofSchema = (error?.issues ?? []).map((issue) => {
    const path = issue.path.join('.')
    return { path, message: sentenceOf(issue, fieldAt(path), typed) }
  })
  const ofAmounts = amountFields.flatMap((field) => {
    const message = amountFault(typed[field], typed)
    return message ? [{ path: wireName(field), message }] : []
  })
  return [...ofSchema, ...ofAmounts]
}

function sentenceOf(
  issue: { code: string; message: string; maximum?: unknown },
  field: ListingField | undefined,
  typed: TypedListing,
): string {
  if (!field) return serverSentence(issue.message)
  const name = fieldName(i18n, field)
  if (typeof typed[field] === 'string' && isBlank(typed[field])) return t`${name} is required.`
  if (issue.code === 'too_big') {
    const most = String(issue.maximum)
    return t`${name} is too long. Maximum ${most} characters.`
  }
  return t`${name} is invalid.`
}

function amountFault(text: string, { currency }: TypedListing): string | null {
  const amount = readAmount(text, currency)
  const most = formatCount(amountAtMost)
  if (amount === Infinity) return t`Must be at most ${most}.`
  if (!Number.isNaN(amount)) return null
  return currencyByCode(currency).decimals === 0
    ? t`Must be a whole amount such as 900.`
    : t`Must be an amount such as 900 or 12.50.`
}
