import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useRef, type RefObject } from 'react'
import type { Block } from '#contract/domain/block.ts'
import { blockDates } from '#contract/endpoints/block.ts'
import { callMutation } from '#src/api/mutation.ts'
import { toast } from '#src/ui/toast-store.ts'
import { WriteFailure } from '#src/ui/write-failure.tsx'
import styles from './block-list.module.css'
import { BlockRow } from './block-row.tsx'

const hasFocus = ({ current }: RefObject<HTMLElement | null>) =>
  current?.contains(document.activeElement)

/** What a lender has blocked, soonest first, and how it is taken back. */
export function BlockList({
  listing,
  blocks,
}: {
  listing: { id: number; zone: string }
  blocks: readonly Block[]
}) {
  const { t } = useLingui()
  const place = useRef<HTMLDivElement>(null)
  const again = useMutation(callMutation(blockDates))
  const noteFreed = ({ id: _, ...stay }: Block, dates: string) => {
    // What was pressed goes away, or is gone.
    if (document.activeElement === document.body || hasFocus(place)) place.current?.focus()
    const press = () => again.mutate({ params: { id: listing.id }, body: stay })
    toast(t({ message: `Free again: ${dates}`, context: 'done' }), { name: t`Undo`, press })
  }
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {again.error && <WriteFailure error={again.error} />}
      {blocks.length === 0 ? (
        <p>
          <Trans>You have blocked no dates.</Trans>
        </p>
      ) : (
        <ul className={styles.blocks}>
          {blocks.map((block) => (
            <BlockRow key={block.id} listing={listing} block={block} onFreed={noteFreed} />
          ))}
        </ul>
      )}
    </div>
  )
}
