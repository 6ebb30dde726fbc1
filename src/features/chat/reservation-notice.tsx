import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import type { ChatMessage } from '#contract/domain/chat.ts'
import { formatTime } from '#src/i18n/format.ts'
import { messageLine } from '#src/i18n/message-line.ts'
import { Icon } from '#src/ui/icon.tsx'
import { NoticeActions } from './notice-actions.ts'
import styles from './reservation-notice.module.css'

/** A change of a reservation, told in the middle of the conversation, with what may be done about it. */
export function ReservationNotice({ message }: { message: ChatMessage }) {
  const { t } = useLingui()
  const actionsFor = use(NoticeActions)
  const { createdOn } = message
  return (
    <li className={styles.notice} aria-label={t`Notice`}>
      <p className={styles.words}>
        <Icon name="calendar" />
        <span>{messageLine(message)}</span>
        <time dateTime={createdOn.toISOString()}>{formatTime(createdOn)}</time>
      </p>
      {actionsFor(message)}
    </li>
  )
}
