const listeners = new Set<() => void>()
let underWay = 0

function change(by: 1 | -1): void {
  underWay += by
  for (const listener of listeners) listener()
}

/** Whether the page holds what would be lost if it were made anew. */
export const unsavedWork = {
  get: (): boolean => underWay > 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** @returns ends it */
  begin(): () => void {
    change(1)
    return () => change(-1)
  },
}
