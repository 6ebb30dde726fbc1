/** The path of what is asked for, without its query. */
export const pathOf = ({ url }: { url: string }): string => url.split('?', 1)[0] ?? '/'

/** The query of what is asked for, without its question mark. */
export const queryOf = ({ url }: { url: string }): string => url.split('?').slice(1).join('?')
