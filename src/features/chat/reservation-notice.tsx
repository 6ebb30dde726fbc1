import { useLingui } from '@lingui/react/macro'
import type { ChatMessage } from '#contract/domain/chat.ts'
import { formatTime } from '#src/i18n/format.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './reservation-notice.module.css'

/** A change of a reservation, told in the middle of the conversation. */
export function ReservationNotice({ message: { text, createdOn } }: { message: ChatMessage }) {
  const { t } = useLingui()
  return (
    <li className={styles.notice} aria-label={t`Notice`}>
      <Icon name="calendar" />
      <span>{text}</span>
      <time dateTime={createdOn.toISOString()}>{formatTime(createdOn)}</time>
    </li>
  )
}
