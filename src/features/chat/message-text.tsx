import { textParts } from './text-parts.ts'

/** What somebody wrote, as it was written, with the web addresses in it to be opened. */
export function MessageText({ text }: { text: string }) {
  return textParts(text).map((part, at) =>
    part.url === null ? (
      part.text
    ) : (
      <a key={at} href={part.url} target="_blank" rel="noopener noreferrer nofollow ugc">
        {part.text}
      </a>
    ),
  )
}
