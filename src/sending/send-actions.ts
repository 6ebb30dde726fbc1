import type { OutboxItem } from '#src/outbox/item.ts'
import { discard, tryAgain } from './page-outbox.ts'

/** What a person can do about an item, wherever it stands. */
export const sendActions = ({ seq }: OutboxItem) => ({
  onTryAgain: () => void tryAgain(seq),
  onDiscard: () => void discard(seq),
})
