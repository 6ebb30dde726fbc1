/** A value, and who is told of each change of it, as `useSyncExternalStore` wants to know it. */
export function changing<Value>(value: Value) {
  const listeners = new Set<() => void>()
  return {
    get: (): Value => value,
    set(next: Value): void {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
