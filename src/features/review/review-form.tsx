import { Trans, useLingui } from '@lingui/react/macro'
import type { Side } from '#contract/domain/reservation.ts'
import type { Verdict } from '#contract/domain/review.ts'
import { textLimits } from '#contract/limits.ts'
import { Button } from '#src/ui/button.tsx'
import { Form, FormActions } from '#src/ui/form.tsx'
import { StarChoice } from '#src/ui/star-choice.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { WriteFailure } from '#src/ui/write-failure.tsx'
import type { ReviewDraft } from './kept-review.ts'
import styles from './review-form.module.css'

/** Where one side says what it thinks of the other; the renter of the place as well. */
export function ReviewForm({
  side,
  peerName,
  draft,
  isPending,
  error,
  onChange,
  onPost,
}: {
  side: Side
  peerName: string
  draft: ReviewDraft
  isPending: boolean
  error: Error | null
  onChange(said: Partial<Omit<ReviewDraft, 'key'>>): void
  onPost(): void
}) {
  const { t } = useLingui()
  const { ofUser, ofListing } = draft
  const changeUser = (said: Partial<Verdict>) => onChange({ ofUser: { ...ofUser, ...said } })
  const changeListing = (said: Partial<Verdict>) =>
    onChange({ ofListing: { ...ofListing, ...said } })
  return (
    <section className={styles.review}>
      <h2>
        <Trans>Leave Review</Trans>
      </h2>
      <Form onSend={onPost}>
        {side === 'renter' && (
          <>
            <StarChoice
              label={t`Stars for the listing`}
              value={ofListing.stars}
              onChange={(stars) => changeListing({ stars })}
            />
            <TextArea
              label={t`About the listing (optional)`}
              value={ofListing.text}
              maxLength={textLimits.review}
              onChange={(text) => changeListing({ text })}
            />
          </>
        )}
        <StarChoice
          label={t`Stars for ${peerName}`}
          value={ofUser.stars}
          onChange={(stars) => changeUser({ stars })}
        />
        <TextArea
          label={t`About ${peerName} (optional)`}
          value={ofUser.text}
          maxLength={textLimits.review}
          hint={t`Everyone can read a review, and it cannot be changed once it is posted.`}
          onChange={(text) => changeUser({ text })}
        />
        {error && <WriteFailure error={error} />}
        <FormActions>
          <Button type="submit" look="main" aria-disabled={isPending}>
            <Trans>Post review</Trans>
          </Button>
        </FormActions>
      </Form>
    </section>
  )
}
