/** What a file says that it is, by the end of its address. */
const types: Record<string, RegExp> = {
  css: /^text\/css/,
  html: /^text\/html/,
  jpg: /^image\//,
  js: /^(text|application)\/javascript/,
  json: /^application\/json/,
  mvt: /^application\//,
  svg: /^image\/svg/,
  webp: /^image\//,
}

/** Whether an answer stays right for ever. One that stands in for another, as a plain map does for a street map that is
 *  away, does not. */
export const isLasting = ({ headers }: Response): boolean =>
  headers.get('cache-control')?.includes('immutable') === true

/** Whether an answer is the file that was asked for, and may be kept. A network that wants a login first
 *  answers everything with a page of its own and 200. An empty tile is 204. */
export function isGoodAnswer(url: string, { status, headers }: Response): boolean {
  const ending = /\.([a-z]+)(\?|$)/.exec(url)?.[1] ?? ''
  if (status === 204) return ending === 'mvt'
  const type = headers.get('content-type') ?? ''
  return status === 200 && (types[ending]?.test(type) ?? !type.startsWith('text/html'))
}
