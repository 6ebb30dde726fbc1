import type { OutboxItem } from '#src/outbox/item.ts'
import { discard, tryAgain } from './page-outbox.ts'

/** What a person can do about an item, wherever it stands.
 *  @param onDiscard called when it is given up: nobody waits for it any more */
export const sendActions = ({ seq }: OutboxItem, onDiscard?: () => void) => ({
  onTryAgain: () => tryAgain(seq),
  onDiscard(): Promise<boolean> {
    onDiscard?.()
    return discard(seq)
  },
})
