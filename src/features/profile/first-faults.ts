import type { FieldIssue } from '#contract/domain/refusal.ts'

/** What a schema finds wrong with a field. */
export interface SchemaIssue {
  code: string
  path: PropertyKey[]
  minimum?: unknown
  maximum?: unknown
}

/** One sentence for each field that a schema finds something wrong with: the first thing. */
export function firstFaults(
  found: readonly SchemaIssue[],
  sentenceOf: (issue: SchemaIssue, path: string) => string,
): FieldIssue[] {
  const faults = new Map<string, string>()
  for (const issue of found) {
    const path = issue.path.join('.')
    if (!faults.has(path)) faults.set(path, sentenceOf(issue, path))
  }
  return Array.from(faults, ([path, message]) => ({ path, message }))
}
