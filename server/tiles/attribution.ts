import { escapeHtml } from '#server/escape-html.ts'
const openStreetMap =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© OpenStreetMap</a>' +
  ' · <a href="https://protomaps.com/" target="_blank" rel="noopener">Protomaps</a>'

const maxLength = 1_000

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  copy: '©',
  nbsp: ' ',
}

/** Whose data an archive holds, as HTML that is safe whatever the archive says: text, and links to http
 *  and https addresses. Without a word of its own it is OpenStreetMap's. */
export function safeAttribution(said: unknown): string {
  if (typeof said !== 'string' || said.length > maxLength) return openStreetMap
  const parts = said.split(/(<[^<>]*>)/)
  if (!parts.some((part, index) => index % 2 === 0 && textOf(part).trim())) return openStreetMap
  let isOpen = false
  const safe = parts.map((part, index) => {
    if (index % 2 === 0) return escapeHtml(textOf(part))
    const end = isOpen ? '</a>' : ''
    if (/^<\/a\s*>$/i.test(part)) isOpen = false
    else if (/^<a\s/i.test(part)) {
      const link = linkOf(part)
      isOpen = link !== null
      return end + (link ?? '')
    } else return ''
    return end
  })
  return safe.join('') + (isOpen ? '</a>' : '')
}

function linkOf(tag: string): string | null {
  const [, double, single] = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag) ?? []
  const address = textOf(double ?? single ?? '')
  if (!URL.canParse(address)) return null
  const { protocol, href } = new URL(address)
  if (!/^https?:$/.test(protocol)) return null
  return `<a href="${escapeHtml(href)}" target="_blank" rel="noopener">`
}

const textOf = (html: string) =>
  html.replaceAll(/&(#x?[0-9a-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : whole
  })
