/** Puts values in the place of `{name}`; `{Name}` takes the value of `name` with a capital. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  const filled = template.replace(/\{(\w+)\}/g, (slot, name: string) => {
    const value = values[name] ?? capitalised(values[name[0]?.toLowerCase() + name.slice(1)] ?? '')
    if (value === '') throw new Error(`Nothing to put in the place of ${slot}`)
    return value
  })
  return capitalised(filled)
}

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const numberWords = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

export const inWords = (count: number) => numberWords[count] ?? String(count)

export const counted = (count: number, noun: string) =>
  `${inWords(count)} ${noun}${count === 1 ? '' : 's'}`

export function ordinal(count: number): string {
  const isTeen = count % 100 >= 11 && count % 100 <= 13
  return `${count}${(!isTeen && ['th', 'st', 'nd', 'rd'][count % 10]) || 'th'}`
}

/** 'an eight-minute walk', 'a one-bedroom flat': by sound, not by letter. */
export const withArticle = (words: string) =>
  /^(8|11\D|18\D|[aeiou](?!ne-))/i.test(words) ? `an ${words}` : `a ${words}`

export const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
