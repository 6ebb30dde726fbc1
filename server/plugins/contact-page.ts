import { escapeHtml } from '#server/escape-html.ts'

const forThoseWithoutAccount = /<!-- contact -->([^]*?)<!-- \/contact -->/g

/** The page 'Contact Us' with the address to which somebody writes who cannot log in; without that part where there is
 *  none.
 *  @param page where the part stands between two comments, with {contact} for the address */
export const contactPage = (page: string, email: string | null): string =>
  page.replaceAll(forThoseWithoutAccount, (_whole, part: string) =>
    email === null ? '' : part.replaceAll('{contact}', () => escapeHtml(email)),
  )
