import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Listing } from '#contract/domain/listing.ts'
import { sessionQuery } from '#src/api/session.ts'
import { BackToPost } from '#src/features/manage/back-to-post.tsx'
import { NotYours } from '#src/features/manage/not-yours.tsx'
import { Page } from '#src/ui/page.tsx'

/** A page that edits a part of a listing: for its owner alone, others are told so. */
export function OwnerPage({
  title,
  listing,
  children,
}: {
  title: string
  listing: Listing
  children: ReactNode
}) {
  const { data: user } = useQuery(sessionQuery)
  const path = useLocation({ select: ({ href }) => href })
  return (
    <Page title={title} width="wide">
      <BackToPost listing={listing} />
      {user?.id === listing.lenderId ? (
        children
      ) : (
        <NotYours isLoggedIn={Boolean(user)} path={path} />
      )}
    </Page>
  )
}
