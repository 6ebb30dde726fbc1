const signatures = {
  jpeg: ['ffd8ff'],
  png: ['89504e470d0a1a0a'],
  gif: ['474946383761', '474946383961'],
  webp: [],
}

export type PictureKind = keyof typeof signatures

/** What a file is by its first bytes, whatever its name says. @returns null for none of ours */
export function pictureKindOf(bytes: Uint8Array): PictureKind | null {
  const begins = Buffer.from(bytes.subarray(0, 12))
  const hex = begins.toString('hex')
  if (begins.toString('latin1', 0, 4) === 'RIFF' && begins.toString('latin1', 8) === 'WEBP') {
    return 'webp'
  }
  const found = Object.entries(signatures).find(([, all]) => all.some((it) => hex.startsWith(it)))
  return (found?.[0] as PictureKind | undefined) ?? null
}
