import { startMailServer } from '#tests/fixtures/mail-server.ts'
import { startOwnServer } from '#tools/own-server.ts'
import { expect } from './test.ts'

/** A server of the test's own, whose mails go through a real mail server. */
export async function openMailedSite() {
  const mails = await startMailServer()
  const server = await startOwnServer({ SMTP_URL: `smtp://127.0.0.1:${mails.port}` })
  return {
    url: server.url,
    /** The address in the next mail that leads to this page, once it has come. */
    async nextLink(email: string, page: 'verifyemail' | 'resetpassword'): Promise<string> {
      const address = new RegExp(`${server.url}/${page}\\?h=[\\w-]{43}`)
      const take = () => {
        const at = mails.received.findIndex(
          ({ to, text }) => to?.[0]?.address === email && address.test(text ?? ''),
        )
        const [mail] = at < 0 ? [] : mails.received.splice(at, 1)
        return address.exec(mail?.text ?? '')?.[0] ?? ''
      }
      let link = ''
      await expect.poll(() => (link ||= take())).not.toBe('')
      return link
    },
    async close() {
      await server.stop()
      await mails.close()
    },
  }
}

export type MailedSite = Awaited<ReturnType<typeof openMailedSite>>
