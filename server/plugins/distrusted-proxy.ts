import type { FastifyInstance } from 'fastify'

const forwarding = ['x-forwarded-for', 'x-forwarded-proto', 'forwarded']

/** Says once in the log that a proxy seems to stand before the server and names no visitor that is believed: all of them
 *  would share one address, and what is limited by address would be limited for all. */
export function warnOfDistrustedProxy(app: FastifyInstance): void {
  let hasWarned = false
  app.addHook('onRequest', async ({ headers, ips = [] }) => {
    // The first one is the peer's own; others follow where it is trusted.
    if (hasWarned || ips.length > 1 || !forwarding.some((name) => name in headers)) return
    hasWarned = true
    app.log.warn(
      'Forwarded headers came that are not believed, so all visitors of a proxy count as one: set TRUST_PROXY to its address, and let it send X-Forwarded-For.',
    )
  })
}
