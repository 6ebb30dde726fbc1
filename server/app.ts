import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { requestBodyBytes } from '#contract/limits.ts'
import type { EventHub } from './event-hub.ts'
import type { MailFolder } from './mail/mail-folder.ts'
import type { OpenMap } from './open-map.ts'
import { registerEndpoints } from './plugins/endpoints.ts'
import { sendNotThere, sendUnreadable, setUpEnvelope } from './plugins/envelope.ts'
import { setUpSecurityHeaders } from './plugins/security-headers.ts'
import { setUpSessions } from './plugins/session.ts'
import { registerSisterLink } from './plugins/sister-link.ts'
import { registerSitemap } from './plugins/sitemap.ts'
import { closeSilentConnections } from './plugins/silent-connections.ts'
import { setUpStaticSite } from './plugins/static-site.ts'
import { withdrawWorker } from './plugins/withdrawn-worker.ts'
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

/** A phone needs minutes for its pictures, and Node has one time for all requests. */
const requestTimeoutMs = 300_000

export interface AppParts {
  context: Context
  map: Omit<OpenMap, 'close'>
  events: EventHub
  isReady(): Promise<boolean>
  /** Folder of the built app. */
  siteFolder: string
  /** Origin of the site; null takes the request's. */
  publicUrl: string | null
  sisterHost: string
  /** Of one file of the sitemap; tests take fewer. */
  sitemapEntriesAtMost?: number
  trustProxy: boolean | string[]
  logLevel: string
  /** False makes every browser remove its worker. */
  hasWorker: boolean
  /** Mails that everyone may read; null where nobody may. */
  shownMails: MailFolder | null
}

/** The whole server but its listening: main and tests build the same one. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: requestBodyBytes,
    requestTimeout: requestTimeoutMs,
    trustProxy: parts.trustProxy,
    logger: parts.logLevel === 'silent' ? false : { level: parts.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 600 },
    forceCloseConnections: 'idle',
    frameworkErrors: sendUnreadable,
  })
  closeSilentConnections(app)
  setUpEnvelope(app)
  await setUpSecurityHeaders(app, parts.map.foreignOrigins)
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] })
  await app.register(cookie)
  await app.register(async (api) => {
    setUpSessions(api, parts.context)
    registerEvents(api, parts.context, parts.events)
    registerOwnData(api, parts.context)
    registerEndpoints(api, parts.context, allRoutes, parts)
    api.all('/api/*', (_request, reply) => sendNotThere(reply))
  })
  registerMapSource(app, parts.map)
  registerTiles(app, parts.map.tile)
  registerMedia(app, parts.context.media)
  registerCalendars(app, parts.context)
  registerHealth(app, parts.isReady)
  if (parts.shownMails) registerMailPages(app, parts.shownMails)
  registerSitemap(app, parts.context, parts)
  registerSisterLink(app, parts)
  await setUpStaticSite(app, parts.siteFolder, parts.publicUrl)
  if (!parts.hasWorker) withdrawWorker(app)
  return app
}
