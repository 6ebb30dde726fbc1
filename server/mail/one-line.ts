/** A line break would begin another header. Call it on what the translator has made, which turns `\x0a` into one. */
export const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
