/** Data within a page. `<` would end the script, or begin a comment that hides its end. Only data may stand in it: the
 *  policy runs no script within a page but the one of index.html. */
export const dataScript = (attributes: string, data: object): string =>
  `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
