import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PublicUser } from '#contract/domain/user.ts'
import { PublicUserCard } from '#src/features/account/public-user-card.tsx'
import { userReviewsQuery } from '#src/features/review/queries.ts'
import { Reviews } from '#src/features/review/reviews.tsx'
import styles from './-public-profile.module.css'

/** A user with what they say of themselves and what others say of them.
 *  @param children between the two */
export function PublicProfile({ user, children }: { user: PublicUser; children?: ReactNode }) {
  const { data: reviews } = useQuery(userReviewsQuery(user.id))
  return (
    <div className={styles.profile}>
      <PublicUserCard user={user} />
      {user.about && <p>{user.about}</p>}
      {children}
      <Reviews rating={user.rating} reviews={reviews} verdictOf={({ ofUser }) => ofUser} />
    </div>
  )
}
