/** What the server wants back with every write; empty before its first answer. */
export const csrfToken = (): string => /(?:^|; )csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? ''
