import { Trans } from '@lingui/react/macro'
import type { Rating } from '#contract/domain/rating.ts'
import type { Review, Verdict } from '#contract/domain/review.ts'
import { formatDate } from '#src/i18n/format.ts'
import { userName } from '#src/i18n/user-name.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { GivenStars } from '#src/ui/given-stars.tsx'
import { Stars } from '#src/ui/stars.tsx'
import { UserLink } from '#src/ui/user-link.tsx'
import styles from './reviews.module.css'

/** What others said, with the average above.
 *  @param verdictOf which part of a review this is about; null leaves it out */
export function Reviews({
  rating,
  reviews,
  verdictOf,
}: {
  rating: Rating | null
  reviews: Review[] | undefined
  verdictOf(review: Review): Verdict | null
}) {
  return (
    <section className={styles.reviews}>
      <h2>
        <Trans>Reviews</Trans>
      </h2>
      <p>
        <Stars average={rating?.average ?? null} count={rating?.count ?? 0} />
      </p>
      <ul className={styles.list}>
        {reviews?.map((review) => {
          const verdict = verdictOf(review)
          return verdict && <ReviewItem key={review.id} review={review} verdict={verdict} />
        })}
      </ul>
    </section>
  )
}

function ReviewItem({ review, verdict }: { review: Review; verdict: Verdict }) {
  const { author, createdOn } = review
  return (
    <li className={styles.review}>
      <Avatar name={userName(author)} src={author.picture} />
      <div>
        <p className={styles.author}>
          <UserLink user={author} />
          <GivenStars count={verdict.stars} />
          <span className={styles.date}>{formatDate(createdOn)}</span>
        </p>
        <p className={styles.text}>{verdict.text}</p>
      </div>
    </li>
  )
}
