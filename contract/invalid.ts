import { Refusal, type FieldIssue } from './domain/refusal.ts'

interface Issue {
  code?: string
  path: PropertyKey[]
  message: string
  keys?: string[]
}

const pathOf = (path: PropertyKey[]) => path.map(String).join('.')

function fieldIssues(issues: readonly Issue[]): FieldIssue[] {
  return issues.flatMap(({ code, path, message, keys }) =>
    code === 'unrecognized_keys' && keys
      ? keys.map((key) => ({ path: pathOf([...path, key]), message: 'is not a known field.' }))
      : [{ path: pathOf(path), message }],
  )
}

/** Such messages begin with a verb and want their field before them; all others are sentences. */
const wantsSubject = /^(is|must|may|contains|lies) /

/** What a schema found wrong, as a refusal that names each field: the same words from the server and
 *  from the page that saves the way to it.
 *  @param found the issues of a schema's error */
export function invalidRefusal(found: readonly Issue[]): Refusal {
  const issues = fieldIssues(found)
  const sentence = issues
    .map(({ message }) => message)
    .find((message) => !wantsSubject.test(message))
  const [first] = issues
  return new Refusal('invalid', sentence ?? `${first?.path} ${first?.message}`, issues)
}
