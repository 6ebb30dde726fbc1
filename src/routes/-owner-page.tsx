import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useSyncExternalStore, type ReactNode } from 'react'
import type { Listing } from '#contract/domain/listing.ts'
import { sessionQuery } from '#src/api/session.ts'
import { editedListingQuery } from '#src/features/listing/queries.ts'
import { BackToPost } from '#src/features/manage/back-to-post.tsx'
import { LoginBeside } from '#src/features/manage/login-beside.tsx'
import { NotYours } from '#src/features/manage/not-yours.tsx'
import { Page } from '#src/ui/page.tsx'
import { unsavedWork } from '#src/ui/unsaved-work.ts'

/** A page that edits a part of a listing: for its owner alone, others are told so. What its owner has not finished when the
 *  session ends stays. */
export function OwnerPage({
  title,
  id,
  children,
}: {
  title: string
  id: number
  children(listing: Listing): ReactNode
}) {
  const { data: user } = useQuery(sessionQuery)
  // Here, where a session that ends is seen: what was read in it is forgotten then.
  const { data: listing } = useSuspenseQuery(editedListingQuery(id))
  const holdsWork = useSyncExternalStore(unsavedWork.subscribe, unsavedWork.get)
  const isOwner = user?.id === listing.lenderId
  const isWaiting = user === null && holdsWork
  const path = useLocation({ select: ({ href }) => href })
  return (
    <Page title={title} width="wide">
      <BackToPost listing={listing} />
      {isWaiting && <LoginBeside path={path} />}
      {isOwner || isWaiting ? (
        children(listing)
      ) : (
        <NotYours isLoggedIn={Boolean(user)} path={path} />
      )}
    </Page>
  )
}
