import type { FastifyInstance, FastifyReply } from 'fastify'
import type { MailFolder } from '#server/mail/mail-folder.ts'
import { sendNotThere } from '#server/plugins/envelope.ts'
import { framedMarkup, listMarkup, mailMarkup, mailPageStyle } from './mail-markup.ts'

/** Of a mail's own page: it has its styles and loads nothing, its links open beside it, and it is of no origin, so
 *  that whatever it says can do nothing here. */
const framedPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

/** The mails that would have been sent, for who tries the site out. */
export function registerMailPages(app: FastifyInstance, mails: MailFolder): void {
  const send = (reply: FastifyReply, page: string) =>
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page)

  app.get('/test/mail', async (_request, reply) => send(reply, listMarkup(await mails.list())))

  app.get('/test/mail/style.css', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(mailPageStyle),
  )

  app.get<{ Params: { id: string } }>('/test/mail/:id', async ({ params }, reply) => {
    const mail = await mails.read(params.id)
    return mail ? send(reply, mailMarkup(mail)) : sendNotThere(reply)
  })

  app.get<{ Params: { id: string } }>('/test/mail/:id/html', async ({ params }, reply) => {
    const mail = await mails.read(params.id)
    if (!mail) return sendNotThere(reply)
    reply.header('content-security-policy', framedPolicy).header('x-frame-options', 'SAMEORIGIN')
    return send(reply, framedMarkup(mail))
  })
}
