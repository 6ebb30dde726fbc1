import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { ownDataFileName } from '#contract/domain/own-data.ts'
import { exportOwnData } from '#contract/endpoints/user.ts'
import { ownDataAllowance } from '#contract/limits.ts'
import { assertSameUser, loginNeeded } from '#server/plugins/session.ts'
import { assertAllowance } from '#server/services/assert-allowance.ts'
import type { Context } from '#server/services/context.ts'
import { exportOwnData as writeOwnData } from '#server/services/export-own-data.ts'

/** What is kept of the logged-in user, as a file that is sent while it is read.
 *  @param siteNameAt of the site that has this host name */
export function registerOwnData(
  app: FastifyInstance,
  context: Context,
  siteNameAt: (hostname: string) => string,
): void {
  app.get(`/${exportOwnData.path}`, async (request, reply) => {
    assertSameUser(request)
    const { viewerId } = request
    if (viewerId === null) throw loginNeeded()
    const { db, now } = context
    await assertAllowance(db, { userId: viewerId, kind: 'own-data' }, ownDataAllowance, now())
    const fileName = ownDataFileName(siteNameAt(request.hostname), now())
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .header('cache-control', 'no-store')
      .send(Readable.from(writeOwnData(context, viewerId)))
  })
}
