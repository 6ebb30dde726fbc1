import { changing } from '#src/changing.ts'

const underWay = changing(0)

/** Whether the page holds what would be lost if it were made anew. */
export const unsavedWork = {
  get: (): boolean => underWay.get() > 0,
  subscribe: underWay.subscribe,
  /** @returns ends it */
  begin(): () => void {
    underWay.set(underWay.get() + 1)
    return () => underWay.set(underWay.get() - 1)
  },
}
