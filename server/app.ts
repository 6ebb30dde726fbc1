import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { requestBodyBytes } from '#contract/limits.ts'
import type { EventHub } from './event-hub.ts'
import { loggedError } from './logged-error.ts'
import type { MailFolder } from './mail/mail-folder.ts'
import type { OpenMap } from './open-map.ts'
import { clientLimits, nodeLimits, type ClientLimits } from './plugins/client-limits.ts'
import { warnOfDistrustedProxy } from './plugins/distrusted-proxy.ts'
import { registerEndpoints } from './plugins/endpoints.ts'
import { sendNotThere, sendUnreadable, setUpEnvelope } from './plugins/envelope.ts'
import { endConnections } from './plugins/end-connections.ts'
import { closeIdleConnections } from './plugins/idle-connections.ts'
import { measureRequests } from './plugins/measure-requests.ts'
import { refuseUnread } from './plugins/refuse-connection.ts'
import { setUpSecurityHeaders } from './plugins/security-headers.ts'
import { setUpSessions } from './plugins/session.ts'
import { shareAnswers } from './plugins/shared-answers.ts'
import { registerSisterLink } from './plugins/sister-link.ts'
import { registerSitemap } from './plugins/sitemap.ts'
import { limitBodyTime } from './plugins/slow-bodies.ts'
import { setUpStaticSite } from './plugins/static-site.ts'
import { registerWellKnown } from './plugins/well-known.ts'
import { siteNameAt, type SiteHosts } from './site.ts'
import { accountRoutes } from './routes/account.ts'
import { blockRoutes } from './routes/block.ts'
import { calendarRoutes, registerCalendars } from './routes/calendar.ts'
import { chatRoutes } from './routes/chat.ts'
import { registerEvents } from './routes/events.ts'
import { geocodeRoutes } from './routes/geocode.ts'
import { registerHealth } from './routes/health.ts'
import { registerMailPages } from './routes/mail-pages.ts'
import { mailedLinkRoutes } from './routes/mailed-links.ts'
import { mapRoutes } from './routes/map.ts'
import { registerMapSource } from './routes/map-source.ts'
import { registerMedia } from './routes/media.ts'
import { registerOpenApi } from './routes/openapi.ts'
import { registerOwnData } from './routes/own-data.ts'
import { pictureRoutes } from './routes/pictures.ts'
import { pushRoutes } from './routes/push.ts'
import { rentRoutes } from './routes/rent.ts'
import { reserveRoutes } from './routes/reserve.ts'
import { registerTiles } from './routes/tiles.ts'
import { userRoutes } from './routes/user.ts'
import type { Context } from './services/context.ts'

export const allRoutes = [
  ...rentRoutes,
  ...blockRoutes,
  ...calendarRoutes,
  ...userRoutes,
  ...accountRoutes,
  ...mailedLinkRoutes,
  ...reserveRoutes,
  ...chatRoutes,
  ...geocodeRoutes,
  ...mapRoutes,
  ...pictureRoutes,
  ...pushRoutes,
]

export interface AppParts {
  context: Context
  map: Omit<OpenMap, 'close'>
  events: EventHub
  isReady(): Promise<boolean>
  /** Aborted when no more requests are wanted, some time before the server closes. */
  stopping: AbortSignal
  /** Folder of the built app. */
  siteFolder: string
  /** Origin of the main site; null takes the request's. */
  publicUrl: string | null
  siteHosts: SiteHosts
  /** Where somebody writes who cannot log in; null where nobody reads it. */
  contactEmail: string | null
  /** Who hears of weaknesses, as an address; null where nobody does. */
  securityContact: string | null
  /** Of one file of the sitemap; tests take fewer. */
  sitemapEntriesAtMost?: number
  trustProxy: boolean | string[]
  /** Tests take less. */
  clientLimits?: Partial<ClientLimits>
  /** Tests take 0. */
  sharedAnswersMs?: number
  logLevel: string
  /** False makes every browser remove its worker. */
  hasWorker: boolean
  /** Mails that everyone may read; null where nobody may. */
  shownMails: MailFolder | null
}

/** The whole server but its listening: main and tests build the same one. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const limits = { ...clientLimits, ...parts.clientLimits }
  const app = fastify({
    ...nodeLimits(limits),
    bodyLimit: requestBodyBytes,
    trustProxy: parts.trustProxy,
    logger:
      parts.logLevel === 'silent'
        ? false
        : { level: parts.logLevel, serializers: { err: loggedError } },
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 600 },
    forceCloseConnections: 'idle',
    // It would be no envelope. What still comes is answered like all that is under way.
    return503OnClosing: false,
    frameworkErrors: sendUnreadable,
    clientErrorHandler: refuseUnread,
  })
  measureRequests(app)
  warnOfDistrustedProxy(app)
  closeIdleConnections(app, limits.connectionsAtMost)
  endConnections(app, parts.stopping)
  limitBodyTime(app, limits.bodyMs)
  setUpEnvelope(app)
  await setUpSecurityHeaders(app, parts.map.foreignOrigins)
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // No client of ours packs what it sends, and a small body could become a huge one.
    globalDecompression: false,
  })
  await app.register(cookie)
  const siteNameHere = (hostname: string) => siteNameAt(hostname, parts.siteHosts)
  await app.register(async (api) => {
    setUpSessions(api, parts.context)
    shareAnswers(api, parts.sharedAnswersMs)
    registerEvents(api, parts.context, parts.events)
    registerOpenApi(api, siteNameHere)
    registerOwnData(api, parts.context, siteNameHere)
    registerEndpoints(api, parts.context, allRoutes, parts)
    api.all('/api/*', (_request, reply) => sendNotThere(reply))
  })
  registerMapSource(app, parts.map)
  registerTiles(app, parts.map.tile)
  registerMedia(app, parts.context.media)
  registerCalendars(app, parts.context)
  registerHealth(app, parts)
  if (parts.shownMails) registerMailPages(app, parts.shownMails)
  registerSitemap(app, parts.context, parts)
  registerSisterLink(app, parts)
  registerWellKnown(app, { ...parts, now: parts.context.now })
  await setUpStaticSite(app, parts)
  return app
}
