import { useLingui } from '@lingui/react/macro'
import type { Listing } from '#contract/domain/listing.ts'
import { editListing } from '#contract/endpoints/rent.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { isRefusedAs } from '#src/api/is-refused-as.ts'
import { useWrite } from '#src/api/use-write.ts'
import { toast } from '#src/ui/toast-store.ts'
import type { ListingDraft } from './kept-listing.ts'
import { checkListing } from './check-listing.ts'
import { wireName } from './field-names.ts'
import { currentOf, saveListing } from './save-listing.ts'
import { isAmount, type ListingField, type TypedListing } from './typed-listing.ts'

/** Saves a listing once, however often it is asked to.
 *  @param onSaved hears of it also when the form has been left meanwhile */
export function useSaveListing(listing: Listing | null, onSaved: (sent: ListingDraft) => void) {
  const { t } = useLingui()
  const { mutate, isPending, error, variables } = useWrite({
    mutationFn: (sent: ListingDraft) => saveListing(listing, sent),
    meta: { invalidates: editListing.invalidates },
    onSuccess: (_id, sent) => {
      toast(listing ? t`Updated successfully` : t`Added successfully`)
      onSaved(sent)
    },
    onError: (failure) => {
      // The page goes to the login by then.
      if (isRefusedAs(failure, 'login-needed')) {
        toast(t`You have to be logged in to add a listing`)
      }
    },
  })
  // What was found wrong here is said in the language of now.
  const found = error && variables ? checkListing(variables.typed) : []
  const messages: Record<string, string | undefined> =
    found.length > 0
      ? Object.fromEntries(found.map(({ path, message }) => [path, message]))
      : fieldErrors(error)
  return {
    isPending,
    error,
    isOutdated: listing !== null && isRefusedAs(error, 'edited-meanwhile'),
    /** What an earlier try has made, and somebody has changed since. */
    addedBefore: listing ? null : currentOf(error),
    isLoginNeeded: isRefusedAs(error, 'login-needed'),
    faultCount: Object.keys(messages).length,
    /** What is wrong with a field, until it is changed. */
    faultOf: (field: ListingField, typed: TypedListing): string | undefined =>
      variables && isSaidAlike(field, typed, variables.typed)
        ? messages[wireName(field)]
        : undefined,
    wasWrong: (field: ListingField) => wireName(field) in messages,
    /** @param onSuccess hears of it while the form is there */
    save: (sent: ListingDraft, onSuccess: (id: number) => void) => mutate(sent, { onSuccess }),
  }
}

/** An amount says something else in another currency. */
const isSaidAlike = (field: ListingField, a: TypedListing, b: TypedListing) =>
  a[field] === b[field] && (a.currency === b.currency || !isAmount(field))

export type ListingSaving = ReturnType<typeof useSaveListing>
