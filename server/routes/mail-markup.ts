import { escapeHtml } from '#server/escape-html.ts'
import type { Mail } from '#server/mail/mail-transport.ts'

export const mailPageStyle = `
body { max-width: 60rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif }
li { margin-block-end: 0.75rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
iframe { width: 100%; height: 45rem; border: 1px solid }
`

const page = (title: string, content: string) =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/test/mail/style.css">
</head>
<body>
${content}
</body>
</html>
`

const boxText = ({ name, address }: Mail['to']) => (name ? `${name} <${address}>` : address)

/** @param mails newest first */
export function listMarkup(mails: Mail[]): string {
  const items = mails.map(
    (mail) =>
      `<li><a href="/test/mail/${mail.id}">${escapeHtml(mail.subject)}</a><br>${escapeHtml(boxText(mail.to))}, ${mail.sentOn.toISOString()}</li>`,
  )
  const list = items.length > 0 ? `<ul>\n${items.join('\n')}\n</ul>` : '<p>No mails yet.</p>'
  return page('Mails', `<h1>Mails</h1>\n${list}`)
}

/** A mail with its headers, its plain text, and in a frame its HTML. */
export function mailMarkup(mail: Mail): string {
  const { id, subject, text, from, to, sentOn } = mail
  return page(
    subject,
    `<p><a href="/test/mail">All mails</a></p>
<h1>${escapeHtml(subject)}</h1>
<p>From: ${escapeHtml(boxText(from))}<br>
To: ${escapeHtml(boxText(to))}<br>
Sent: ${sentOn.toISOString()}</p>
<h2>Plain text</h2>
<pre>${escapeHtml(text)}</pre>
<h2>HTML</h2>
<iframe title="HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/test/mail/${id}/html"></iframe>`,
  )
}

/** Its links lead out of the frame, in which no page of the site may stand. */
export const framedMarkup = ({ html }: Mail): string =>
  html.replace('<head>', '<head>\n<base target="_blank">')
