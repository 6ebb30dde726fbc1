/** Keeps what was asked for last. */
export interface Recent<Key, Value> {
  /** @param make called when there is none, and again after it failed */
  get(key: Key, make: () => Promise<Value>): Promise<Value>
}

/** @param most how many are kept */
export function recent<Key, Value>(most: number): Recent<Key, Value> {
  const values = new Map<Key, Promise<Value>>()

  function begin(key: Key, make: () => Promise<Value>): Promise<Value> {
    const value = make()
    value.catch(() => values.delete(key))
    return value
  }

  return {
    get(key, make) {
      const value = values.get(key) ?? begin(key, make)
      values.delete(key)
      values.set(key, value)
      if (values.size > most) values.delete(values.keys().next().value as Key)
      return value
    },
  }
}
