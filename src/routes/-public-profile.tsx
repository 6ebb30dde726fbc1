import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PublicUser } from '#contract/domain/user.ts'
import { PublicUserView } from '#src/features/account/public-user-view.tsx'
import { userReviewsQuery } from '#src/features/review/queries.ts'
import { Reviews } from '#src/features/review/reviews.tsx'
import { ReadFailure } from '#src/ui/read-failure.tsx'
import styles from './-public-profile.module.css'

/** A user with what they say of themselves and what others say of them.
 *  @param name leads to their page; absent where this is it
 *  @param children between the two */
export function PublicProfile({
  user,
  name,
  children,
}: {
  user: PublicUser
  name?: ReactNode
  children?: ReactNode
}) {
  const reviews = useQuery({ ...userReviewsQuery(user.id), enabled: !user.isFormer })
  return (
    <div className={styles.profile}>
      <PublicUserView user={user} name={name} />
      {children}
      {reviews.error && (
        <ReadFailure error={reviews.error} onRetry={() => void reviews.refetch()} />
      )}
      {!user.isFormer && (
        <Reviews rating={user.rating} reviews={reviews.data} verdictOf={({ ofUser }) => ofUser} />
      )}
    </div>
  )
}
