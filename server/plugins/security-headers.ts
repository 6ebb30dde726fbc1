import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { ForeignOrigins } from '#server/map-style/style-origins.ts'

/** The two rules that react-aria puts into the page: how a finger may drag across what can be pressed,
 *  and what does not scroll behind a dialog on iOS. A test reads them from the package. */
export const reactAriaStyleHashes = [
  'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
] as const

/** No unsafe-inline, no unsafe-eval, nothing from elsewhere but what the map is drawn from.
 *  @param foreignOrigins asked for each answer */
export async function setUpSecurityHeaders(
  app: FastifyInstance,
  foreignOrigins: () => ForeignOrigins,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", ...reactAriaStyleHashes.map((hash) => `'${hash}'`)],
        'img-src': [() => ["'self'", 'data:', 'blob:', ...foreignOrigins().images].join(' ')],
        'worker-src': ["'self'"],
        'connect-src': [() => ["'self'", ...foreignOrigins().connect].join(' ')],
        'font-src': ["'self'"],
        'manifest-src': ["'self'"],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    hsts: false,
    // Addresses carry what is nobody else's, such as the token of a mailed link.
    referrerPolicy: { policy: 'strict-origin' },
  })
}
