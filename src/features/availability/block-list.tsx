import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState, type RefObject } from 'react'
import type { Block } from '#contract/domain/block.ts'
import { blockDates } from '#contract/endpoints/block.ts'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/call.ts'
import { readAgainInAllTabs } from '#src/api/query-client.ts'
import { serverSentence } from '#src/i18n/server-sentence.ts'
import { useIsHere } from '#src/sending/use-is-here.ts'
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
  const [failure, setFailure] = useState<Error | null>(null)
  const isHere = useIsHere()
  const place = useRef<HTMLDivElement>(null)
  const noteFreed = ({ id: _, ...stay }: Block, dates: string) => {
    // What was pressed goes away, or is gone.
    if (document.activeElement === document.body || hasFocus(place)) place.current?.focus()
    /** The toast that offers it stands on every page, this one may be left. */
    const blockAgain = async () => {
      setFailure(null)
      try {
        await call(blockDates, { params: { id: listing.id }, body: stay })
      } catch (error) {
        const reason = serverSentence((error as Error).message)
        if (isHere()) setFailure(error as Error)
        else toast(error instanceof ApiError ? t`Nothing has changed: ${reason}` : reason)
      }
      await readAgainInAllTabs(blockDates.invalidates)
    }
    const press = () => void blockAgain()
    toast(t({ message: `Free again: ${dates}`, context: 'done' }), { name: t`Undo`, press })
  }
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {failure && <WriteFailure error={failure} />}
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
