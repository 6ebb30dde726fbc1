/** The length of a text in characters, as limits count: an emoji or a rare letter is one, though JavaScript counts
 *  two. */
export function textLength(text: string): number {
  let length = text.length
  for (let at = 0; at < text.length; at++) {
    if ((text.codePointAt(at) ?? 0) > 0xffff) {
      length -= 1
      at += 1
    }
  }
  return length
}
