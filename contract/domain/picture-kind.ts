export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp'

/** What the browser's own dialog shows first where a picture is chosen. */
export const offeredPictures = 'image/jpeg,image/png,image/gif,.jpg,.jpeg,.png,.gif'

const signatures: readonly (readonly [PictureKind, number[]])[] = [
  ['jpeg', [0xff, 0xd8, 0xff]],
  ['png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', asBytes('GIF87a')],
  ['gif', asBytes('GIF89a')],
]

function asBytes(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0))
}

/** Whether these bytes stand there. */
const hasBytesAt = (bytes: Uint8Array, at: number, expected: readonly number[]): boolean =>
  expected.every((byte, offset) => bytes[at + offset] === byte)

export const hasTextAt = (bytes: Uint8Array, at: number, text: string): boolean =>
  hasBytesAt(bytes, at, asBytes(text))

/** What a file is by its first bytes, whatever its name says. @returns null for none of ours */
export function pictureKindOf(bytes: Uint8Array): PictureKind | null {
  if (hasTextAt(bytes, 0, 'RIFF') && hasTextAt(bytes, 8, 'WEBP')) return 'webp'
  return signatures.find(([, signature]) => hasBytesAt(bytes, 0, signature))?.[0] ?? null
}
