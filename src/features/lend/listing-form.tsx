import { Trans } from '@lingui/react/macro'
import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react'
import type { Listing } from '#contract/domain/listing.ts'
import { Button } from '#src/ui/button.tsx'
import { Form, FormActions } from '#src/ui/form.tsx'
import { DifferenceList } from './difference-list.tsx'
import { DiscardButton } from './discard-button.tsx'
import { DraftState } from './draft-state.tsx'
import { LeaveGuard } from './leave-guard.tsx'
import { ListingFields } from './listing-fields.tsx'
import { previewListing } from './preview-listing.ts'
import { SaveFailure } from './save-failure.tsx'
import { SideBySide } from './side-by-side.tsx'
import { useListingDraft } from './use-listing-draft.ts'
import { useSaveListing } from './use-save-listing.ts'

/** Creates or edits a listing, which is shown as others will see it.
 *  @param listing null for a new one
 *  @param renderTile the listing in a list
 *  @param renderPost what its page says of it
 *  @param onSaved called with its id when the server has it */
export function ListingForm({
  userId,
  listing,
  renderTile,
  renderPost,
  onSaved,
}: {
  userId: number
  listing: Listing | null
  renderTile(listing: Listing): ReactNode
  renderPost(listing: Listing): ReactNode
  onSaved(id: number): void
}) {
  const editing = useListingDraft(userId, listing)
  const saving = useSaveListing(listing, editing.drop)
  const { typed, draft, differing } = editing
  const form = useRef<HTMLDivElement>(null)
  const shown = previewListing(useDeferredValue(typed), listing, userId)
  const { error } = saving

  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid], h2')?.focus()
  }, [error])

  const save = () => {
    if (differing.length > 0) {
      form.current?.querySelector('h2')?.focus()
      return
    }
    // Who has read that it was added already, and asks again, means another one.
    saving.save(saving.addedBefore ? editing.anotherToSend() : editing.toSend(), onSaved)
  }

  return (
    <>
      {draft && <LeaveGuard />}
      <SideBySide tile={renderTile(shown)} post={renderPost(shown)}>
        <div ref={form}>
          <Form onSend={save}>
            <DraftState editing={editing} />
            {differing.length > 0 && (
              <DifferenceList
                fields={differing}
                mine={typed}
                theirs={editing.theirs}
                onChoose={editing.choose}
              />
            )}
            <ListingFields
              typed={typed}
              faultOf={(field) => saving.faultOf(field, typed)}
              wasWrong={saving.wasWrong}
              onChange={editing.change}
            />
            {differing.length === 0 && <SaveFailure saving={saving} />}
            <FormActions>
              <Button type="submit" look="main" aria-disabled={saving.isPending}>
                {listing ? <Trans>Save changes</Trans> : <Trans>Add the listing</Trans>}
              </Button>
              {draft && <DiscardButton editing={editing} />}
            </FormActions>
          </Form>
        </div>
      </SideBySide>
    </>
  )
}
