import { Trans, useLingui } from '@lingui/react/macro'
import type { Block } from '#contract/domain/block.ts'
import { unblockDates } from '#contract/endpoints/block.ts'
import { callMutation } from '#src/api/mutation.ts'
import { useWrite } from '#src/api/use-write.ts'
import { formatStay } from '#src/i18n/format.ts'
import { Button } from '#src/ui/button.tsx'
import { WriteFailure } from '#src/ui/write-failure.tsx'
import styles from './block-list.module.css'

/** One block, each with a call of its own: of two that are taken back at once, both are told of.
 *  @param onFreed called when it may be gone from the page already */
export function BlockRow({
  listing: { id: listingId, zone },
  block,
  onFreed,
}: {
  listing: { id: number; zone: string }
  block: Block
  onFreed(block: Block, dates: string): void
}) {
  const { t } = useLingui()
  const dates = formatStay(block, zone)
  const { mutate, isPending, error } = useWrite({
    ...callMutation(unblockDates),
    onSuccess: () => onFreed(block, dates),
  })
  return (
    <li className={styles.block}>
      <span>{dates}</span>
      {error && <WriteFailure error={error} />}
      <Button
        aria-label={t({ message: `Free again: ${dates}`, context: 'button' })}
        aria-disabled={isPending}
        onClick={() => mutate({ params: { id: listingId }, body: { Id: block.id } })}
      >
        <Trans comment="A button that frees the dates">Free again</Trans>
      </Button>
    </li>
  )
}
