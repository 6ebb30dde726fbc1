/** Keeps the values that were used last. */
export interface Recent<Key, Value> {
  /** @param make called when there is none */
  get(key: Key, make: () => Value): Value
}

/** @param most how many are kept */
export function recent<Key, Value>(most: number): Recent<Key, Value> {
  const values = new Map<Key, Value>()
  return {
    get(key, make) {
      const value = values.has(key) ? (values.get(key) as Value) : make()
      values.delete(key)
      values.set(key, value)
      if (values.size > most) values.delete(values.keys().next().value as Key)
      return value
    },
  }
}
