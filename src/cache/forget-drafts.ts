import { inTab, onDevice } from './kept-values.ts'

/** Forgets all that a user was writing here, whose names begin with `draft:`, perhaps what it is, and whose. */
export function forgetDrafts(userId: number): void {
  const isOwn = new RegExp(`^draft:([a-z]+:)?${userId}(:|$)`)
  for (const kept of [onDevice, inTab]) {
    for (const name of kept.names()) if (isOwn.test(name)) kept.forget(name)
  }
}
