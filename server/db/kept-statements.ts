/** Each connection holds the plans of all of them until it is closed. */
const keptAtMost = 300
/** Finds one column more once a newer version has added it, and would be refused from then on. */
const namesNoColumns = /(?:\b(?:select|returning)\s+|[.,]\s*)\*/i

/** Whether connections are to keep the plan of a statement. */
export type Keeps = (text: string, parameters: readonly unknown[]) => boolean

/** Keeps the statements that come first, as nothing but its end makes a connection forget one: those of searches, of which
 *  there are hundreds, name no columns.
 *  @see docs/decisions/statements-planned-once.md */
export function keepsFirst(): Keeps {
  const kept = new Set<string>()
  return (text, parameters) => {
    if (kept.has(text)) return true
    // Without parameters it may be a script.
    const isFull = kept.size >= keptAtMost
    if (isFull || parameters.length === 0 || namesNoColumns.test(text)) return false
    kept.add(text)
    return true
  }
}

/** A transaction pooler gives each transaction another connection, which would not know what the one before has kept. */
export const keepsNothing: Keeps = () => false
