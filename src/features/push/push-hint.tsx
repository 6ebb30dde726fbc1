import { Trans, useLingui } from '@lingui/react/macro'
import { useState, useSyncExternalStore } from 'react'
import type { Conversation } from '#contract/domain/chat.ts'
import { useWrite } from '#src/api/use-write.ts'
import { onDevice } from '#src/cache/kept-values.ts'
import { siteName } from '#src/site.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { toast } from '#src/ui/toast-store.ts'
import { switchOn } from './change-push.ts'
import { isFirstVisit } from './first-visit.ts'
import { keptPush } from './kept-push.ts'
import styles from './push-hint.module.css'
import { waitsForNews } from './push-moment.ts'
import { pushState } from './push-state.ts'

const declinedKey = 'push-declined'

/** Offers to tell of the answer somebody waits for; the browser asks only who wants that. Who does not is never asked
 *  again. */
export function PushHint({ conversation, userId }: { conversation: Conversation; userId: number }) {
  const { t } = useLingui()
  const state = useSyncExternalStore(pushState.subscribe, pushState.get)
  const [isFirst] = useState(isFirstVisit)
  const [isDeclined, setIsDeclined] = useState(() => onDevice.read(declinedKey) === true)
  const { mutate, isPending, error } = useWrite({
    mutationFn: switchOn,
    onSuccess: (isOn) => isOn && toast(t`This device tells you of messages now.`),
  })
  const isOpen = state === 'off' && keptPush() === null && !isFirst && !isDeclined
  if (!isOpen || !waitsForNews(conversation, userId)) return null
  const decline = () => {
    onDevice.keep(declinedKey, true)
    setIsDeclined(true)
  }
  return (
    <div className={styles.hint}>
      <p className={styles.words}>
        <Trans>Get told of the answer, even when {siteName} is closed?</Trans>
      </p>
      <div className={styles.answers}>
        <Button aria-disabled={isPending} onClick={() => mutate()}>
          <Trans>Turn on notifications</Trans>
        </Button>
        <Button look="quiet" onClick={decline}>
          <Trans>Not now</Trans>
        </Button>
      </div>
      {error && (
        <Notice tone="failure">
          <Trans>Notifications could not be turned on. Please try again.</Trans>
        </Notice>
      )}
    </div>
  )
}
