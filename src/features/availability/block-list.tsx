import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useRef, type RefObject } from 'react'
import type { Block } from '#contract/domain/block.ts'
import { blockDates, unblockDates } from '#contract/endpoints/block.ts'
import { callMutation } from '#src/api/mutation.ts'
import { formatStay } from '#src/i18n/format.ts'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/toast-store.ts'
import { WriteFailure } from '#src/ui/write-failure.tsx'
import styles from './block-list.module.css'

const hasFocus = ({ current }: RefObject<HTMLElement | null>) =>
  current?.contains(document.activeElement)

/** What a lender has blocked, soonest first, and how it is taken back. */
export function BlockList({
  listing: { id: listingId, zone },
  blocks,
}: {
  listing: { id: number; zone: string }
  blocks: readonly Block[]
}) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const free = useMutation(callMutation(unblockDates))
  const again = useMutation(callMutation(blockDates))
  const params = { id: listingId }
  const isBeingFreed = (id: number) => free.isPending && free.variables.body?.Id === id
  const freeAgain = ({ id, ...stay }: Block) => {
    if (isBeingFreed(id)) return
    const undo = { name: t`Undo`, press: () => again.mutate({ params, body: stay }) }
    const dates = formatStay(stay, zone)
    const done = () => {
      // What was pressed goes away, or is gone.
      if (document.activeElement === document.body || hasFocus(place)) place.current?.focus()
      toast(t({ message: `Free again: ${dates}`, context: 'done' }), undo)
    }
    free.mutate({ params, body: { Id: id } }, { onSuccess: done })
  }
  const error = free.error ?? again.error
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {error && <WriteFailure error={error} />}
      {blocks.length === 0 ? (
        <p>
          <Trans>You have blocked no dates.</Trans>
        </p>
      ) : (
        <ul className={styles.blocks}>
          {blocks.map((block) => {
            const dates = formatStay(block, zone)
            return (
              <li key={block.id} className={styles.block}>
                <span>{dates}</span>
                <Button
                  aria-label={t({ message: `Free again: ${dates}`, context: 'button' })}
                  aria-disabled={isBeingFreed(block.id)}
                  onClick={() => freeAgain(block)}
                >
                  <Trans comment="A button that frees the dates">Free again</Trans>
                </Button>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
