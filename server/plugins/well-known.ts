import type { FastifyInstance } from 'fastify'
import { dayMs } from '#contract/domain/durations.ts'
import type { SiteHosts } from '#server/site.ts'
import { sendNotThere } from './envelope.ts'
import { ownOriginOf } from './public-origin.ts'

interface Options {
  /** An address of RFC 9116; null where nobody is to be written to. */
  securityContact: string | null
  publicUrl: string | null
  siteHosts: SiteHosts
  now(): Date
}

/** The file says nothing any more when nobody has run the server for so long: the standard asks for less than a year. */
const lifetimeDays = 180

/** What programs look for on every site: whom to tell of a weakness, and where a password is changed. */
export function registerWellKnown(
  app: FastifyInstance,
  { securityContact, publicUrl, siteHosts, now }: Options,
): void {
  app.get('/.well-known/security.txt', async (request, reply) => {
    if (securityContact === null) return sendNotThere(reply)
    const expires = new Date(now().getTime() + lifetimeDays * dayMs)
    const origin = ownOriginOf(request, { publicUrl, siteHosts })
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
      'Preferred-Languages: en',
      ...(origin?.startsWith('https:') ? [`Canonical: ${origin}/.well-known/security.txt`] : []),
    ]
    return reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })

  // In the profile, behind the login that leads there.
  app.get('/.well-known/change-password', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').redirect('/profile', 302),
  )
}
