import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { ForeignOrigins } from '#server/map-style/style-origins.ts'
import { contentPolicy } from './content-policy.ts'
import { permissionsPolicy } from './permissions-policy.ts'

/** Two years, for this host alone: what else an operator serves below the domain may have no TLS. */
const transportSecurity = 'max-age=63072000'

/** @param foreignOrigins asked for each answer */
export async function setUpSecurityHeaders(
  app: FastifyInstance,
  foreignOrigins: () => ForeignOrigins,
): Promise<void> {
  await app.register(helmet, {
    // Set below: helmet would put it together anew for each answer.
    contentSecurityPolicy: false,
    // Set below, for who came over TLS.
    hsts: false,
    xFrameOptions: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // The pictures of an operator's map come from hosts that know nothing of it.
    crossOriginEmbedderPolicy: false,
    // Addresses carry what is nobody else's, such as the token of a mailed link.
    referrerPolicy: { policy: 'strict-origin' },
  })
  app.addHook('onRequest', async ({ protocol }, reply) => {
    // Where the tag of a page looks for it, before anything is sent.
    reply.raw.setHeader('content-security-policy', contentPolicy(foreignOrigins()))
    reply.header('permissions-policy', permissionsPolicy)
    if (protocol === 'https') reply.header('strict-transport-security', transportSecurity)
  })
}
