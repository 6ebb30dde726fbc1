import { inTab } from '#src/cache/kept-values.ts'

const name = 'register'

/** Everything but the passwords, which are typed anew. */
const fields = ['email', 'firstName', 'lastName', 'dateOfBirth', 'phone', 'about'] as const

type Kept = Record<(typeof fields)[number], string>

export const keepRegistration = (typed: Kept) =>
  inTab.keep(name, Object.fromEntries(fields.map((field) => [field, typed[field]])))

export const forgetRegistration = () => inTab.forget(name)

/** What was typed and not sent: a page is made anew in another language. A date that was half typed is gone. */
export function keptRegistration(): Partial<Kept> {
  const kept = Object(inTab.read(name)) as Record<string, unknown>
  const isTyped = (field: keyof Kept) =>
    typeof kept[field] === 'string' && (field !== 'dateOfBirth' || /\d$/.test(kept[field]))
  return Object.fromEntries(fields.filter(isTyped).map((field) => [field, kept[field]]))
}
