import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { serverSentence } from '#src/i18n/server-sentence.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { KnownConversation } from './known-conversation.ts'
import styles from './message-list.module.css'
import { readEarlier } from './read-earlier.ts'

/** So far before they are in sight. */
const aheadPx = 900

/** Stands above the first message that is there, and brings those before it when somebody scrolls up to it. */
export function EarlierMessages({ conversation }: { conversation: KnownConversation }) {
  const { mutate, isPending, error } = useMutation({ mutationFn: readEarlier })
  const reason = error && serverSentence(error.message)
  const place = useRef<HTMLDivElement>(null)
  const read = useEffectEvent(() => {
    if (!isPending && !error) mutate(conversation)
  })
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      // It may have come and gone since it could be told.
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && read(),
      { rootMargin: `${aheadPx}px 0px 0px` },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={place} className={styles.earlier}>
      {reason && (
        <Notice tone="failure">
          <Trans>Error: {reason}</Trans>
        </Notice>
      )}
      <Button look="quiet" aria-disabled={isPending} onClick={() => mutate(conversation)}>
        {isPending ? <Trans>Please wait...</Trans> : <Trans>Earlier messages</Trans>}
      </Button>
    </div>
  )
}
