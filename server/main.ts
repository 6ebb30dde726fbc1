import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { builtFile } from './built.ts'
import { readConfig, type Config } from './config.ts'
import type { Database } from './db/database.ts'
import { openDatabase, type DatabaseLocation } from './db/open-database.ts'
import { migrate } from './db/migrate.ts'
import { StartError } from './db/start-error.ts'
import { assertWritable } from './db/writable-folder.ts'
import { demoAccounts, type DemoAccount } from './demo/accounts.ts'
import { isEmpty } from './demo/is-empty.ts'

/** What still runs after this long is not waited for. */
const stopTimeoutMs = 10_000

const say = (sentence: string) => process.stdout.write(`${sentence}\n`)

/** What the process runs. */
interface Running {
  stop(): Promise<void>
  /** Why it cannot go on, once it cannot. */
  stopped: Promise<string>
}

async function start(): Promise<Running> {
  const config = readConfig(process.env)
  say(config.databaseUrl ? 'Opening PostgreSQL …' : `Opening the database in ${config.dataDir} …`)
  const [database, parts] = await Promise.all([openDatabase(databaseLocation(config)), readParts()])
  const { buildApp, createContext, openGazetteer, openGeocoder, openMedia } = parts
  const { openEventHub, openMap, openMailing, openPushing, startHousekeeping } = parts
  try {
    await assertRoom(config, parts)
    const media = await openMedia(config)
    const applied = await migrate(database)
    if (applied.length > 0) say(`Migrated: ${applied.join(', ')}`)
    if (config.loadDemonstration && (await isEmpty(database.kysely))) {
      const { loadDemonstration } = await import('./demo/load.ts')
      await loadDemonstration(database, { now: new Date(), media, say })
    }
    const accounts = config.loadDemonstration ? await loadedAccounts(database.kysely) : []
    const mailing = openMailing(config)
    const pushing = openPushing(config)
    const gazetteer = openGazetteer()
    let log: { warn(sentence: string): void } = console
    const map = await openMap({ ...config, warn: (sentence) => log.warn(sentence) })
    const context = await createContext({
      db: database.kysely,
      isParallel: database.kind === 'postgres',
      gazetteer,
      geocoder: openGeocoder(config),
      media,
      tile: async (address) => (await map.tile(address)).bytes,
      sessionSecret: config.sessionSecret,
      allowances: config.allowances,
      wakeMailer: mailing.wake,
      vapidPrivateKey: config.vapidPrivateKey,
      wakePusher: pushing.wake,
    })
    const stopping = new AbortController()
    const app = await buildApp({
      context,
      map,
      events: await openEventHub(database),
      isReady: () =>
        sql`select 1`.execute(database.kysely).then(
          () => true,
          () => false,
        ),
      stopping: stopping.signal,
      siteFolder: fileURLToPath(builtFile('app')),
      publicUrl: config.publicUrl,
      siteHosts: config.siteHosts,
      contactEmail: config.contactEmail,
      securityContact: config.securityContact,
      trustProxy: config.trustProxy,
      logLevel: config.logLevel,
      hasWorker: config.hasWorker,
      shownMails: mailing.shown,
    })
    log = app.log
    const { host, port, metricsPort } = config
    await app.listen({ port, host }).catch((error: unknown) => {
      throw listenError(error, { name: 'PORT', port, host })
    })
    const metrics = await openMetrics({ port: metricsPort, host }, database.kysely)
    const stopHousekeeping = startHousekeeping(context, app.log)
    const origin = config.publicUrl ?? addressOf(app, config)
    mailing.start(context, { origin, log: app.log })
    pushing.start(context, app.log)
    sayWhere(addressOf(app, config), accounts)
    const stop = async () => {
      stopping.abort()
      await pause(config.drainSeconds * 1000)
      setTimeout(() => process.exit(1), stopTimeoutMs).unref()
      await Promise.all([app.close(), stopHousekeeping(), mailing.stop(), pushing.stop()])
      metrics?.close()
      await map.close()
      await database.close()
    }
    return { stop, stopped: database.stopped }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** What is written with the first picture and the first mail may as well fail now. */
async function assertRoom(
  { dataDir, bucket, smtpUrl }: Config,
  { mediaFolder, mailFolder, mailFolderMode }: Awaited<ReturnType<typeof readParts>>,
): Promise<void> {
  if (!bucket) await assertWritable(mediaFolder(dataDir))
  if (!smtpUrl) await assertWritable(mailFolder(dataDir), mailFolderMode)
}

const databaseLocation = ({ databaseUrl, listenUrl, dataDir }: Config): DatabaseLocation =>
  databaseUrl ? { databaseUrl, listenUrl } : { dataDir }

/** The server's code is read while the database opens: that saves a second of each start. */
async function readParts() {
  const [
    app,
    context,
    events,
    gazetteer,
    geocoder,
    housekeeping,
    mailing,
    mails,
    map,
    media,
    pushing,
  ] = await Promise.all([
    import('./app.ts'),
    import('./create-context.ts'),
    import('./event-hub.ts'),
    import('./geo/gazetteer.ts'),
    import('./open-geocoder.ts'),
    import('./start-housekeeping.ts'),
    import('./open-mailing.ts'),
    import('./mail/mail-folder.ts'),
    import('./open-map.ts'),
    import('./open-media.ts'),
    import('./open-pushing.ts'),
  ])
  return {
    ...app,
    ...context,
    ...events,
    ...gazetteer,
    ...geocoder,
    ...housekeeping,
    ...mailing,
    ...mails,
    ...map,
    ...media,
    ...pushing,
  }
}

/** A database that others have filled has none. */
async function loadedAccounts(db: Database['kysely']): Promise<DemoAccount[]> {
  const { findUserByEmail } = await import('./db/repositories/users.ts')
  const found = await Promise.all(demoAccounts.map(({ email }) => findUserByEmail(db, email)))
  return demoAccounts.filter((_, at) => found[at])
}

function sayWhere(address: string, accounts: DemoAccount[]): void {
  say(`Staylend is at ${address}`)
  for (const { role, email, password } of accounts) say(`  ${role}: ${email} / ${password}`)
}

function addressOf(app: FastifyInstance, { host }: Config): string {
  const { port } = app.server.address() as { port: number }
  // The last two are all addresses of this machine, and lead nowhere themselves.
  const name = ['127.0.0.1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/** @returns null where nobody is told */
async function openMetrics(
  { port, host }: { port: number | null; host: string },
  db: Database['kysely'],
): Promise<Server | null> {
  if (port === null) return null
  const [{ serveMetrics }, { countQueued }] = await Promise.all([
    import('./metrics/serve-metrics.ts'),
    import('./services/count-queued.ts'),
  ])
  const server = await serveMetrics({ port, host }, () => countQueued(db)).catch(
    (error: unknown) => {
      throw listenError(error, { name: 'METRICS_PORT', port, host })
    },
  )
  const { port: taken } = server.address() as AddressInfo
  say(`Metrics are at http://${host}:${taken}/metrics`)
  return server
}

function listenError(
  error: unknown,
  { name, port, host }: { name: string; port: number; host: string },
): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartError(`${name} ${port} is taken: another program listens there.`)
    case 'EACCES':
      return new StartError(`${name} ${port} may not be opened by this user.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST ${host} is not an address of this machine.`)
    default:
      return error
  }
}

let running: Running | null = null
let isEnding = false

/** A start that is not through yet leaves nothing behind that the next one minds. */
async function end(code: 0 | 1): Promise<void> {
  if (isEnding) return
  isEnding = true
  say('Stopping …')
  try {
    await running?.stop()
  } catch (error) {
    console.error(error)
    process.exit(1)
  }
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0))
try {
  running = await start()
  void running.stopped.then((why) => {
    console.error(why)
    return end(1)
  })
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
