import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { readConfig, type Config } from './config.ts'
import { openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { StartError } from './db/start-error.ts'
import { demoAccounts } from './demo/accounts.ts'
import { isEmpty } from './demo/is-empty.ts'

/** What still runs after this long is not waited for. */
const stopTimeoutMs = 10_000

const say = (sentence: string) => process.stdout.write(`${sentence}\n`)

async function start(): Promise<() => Promise<void>> {
  const config = readConfig(process.env)
  say(config.databaseUrl ? 'Opening PostgreSQL …' : `Opening the database in ${config.dataDir} …`)
  const [database, parts] = await Promise.all([
    openDatabase(
      config.databaseUrl ? { databaseUrl: config.databaseUrl } : { dataDir: config.dataDir },
    ),
    readParts(),
  ])
  const { buildApp, createContext, openFolderStore, openGazetteer } = parts
  const { openEventHub, openMap, openMailing, openPushing, startHousekeeping } = parts
  const media = openFolderStore(join(config.dataDir, 'media'))
  try {
    const applied = await migrate(database)
    if (applied.length > 0) say(`Migrated: ${applied.join(', ')}`)
    if (config.loadDemonstration && (await isEmpty(database.kysely))) {
      const { loadDemonstration } = await import('./demo/load.ts')
      await loadDemonstration(database, { now: new Date(), media, say })
    }
    const mailing = openMailing(config)
    const pushing = openPushing(config)
    const gazetteer = openGazetteer()
    const map = await openMap({ ...config, warn: console.warn })
    const context = await createContext({
      db: database.kysely,
      gazetteer,
      media,
      tile: async (address) => (await map.tile(address)).bytes,
      sessionSecret: config.sessionSecret,
      messagesAtOnce: config.messagesAtOnce,
      wakeMailer: mailing.wake,
      vapidPrivateKey: config.vapidPrivateKey,
      wakePusher: pushing.wake,
    })
    const app = await buildApp({
      context,
      map,
      events: await openEventHub(database),
      isReady: () =>
        sql`select 1`.execute(database.kysely).then(
          () => true,
          () => false,
        ),
      siteFolder: fileURLToPath(new URL('../dist/app', import.meta.url)),
      publicUrl: config.publicUrl,
      sisterHost: config.sisterHost,
      trustProxy: config.trustProxy,
      logLevel: config.logLevel,
      hasWorker: config.hasWorker,
      shownMails: mailing.shown,
    })
    await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
      throw listenError(error, config)
    })
    const stopHousekeeping = startHousekeeping(context, app.log)
    const origin = config.publicUrl ?? addressOf(app, config)
    mailing.start(context, { origin, log: app.log })
    pushing.start(context, app.log)
    sayWhere(app, config)
    return async () => {
      await Promise.all([stopHousekeeping(), mailing.stop(), pushing.stop()])
      await app.close()
      await map.close()
      await database.close()
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The server's code is read while the database opens: that saves a second of each start. */
async function readParts() {
  const [app, context, events, gazetteer, housekeeping, mailing, map, pushing, store] =
    await Promise.all([
      import('./app.ts'),
      import('./create-context.ts'),
      import('./event-hub.ts'),
      import('./geo/gazetteer.ts'),
      import('./start-housekeeping.ts'),
      import('./open-mailing.ts'),
      import('./open-map.ts'),
      import('./open-pushing.ts'),
      import('./media/folder-store.ts'),
    ])
  return {
    ...app,
    ...context,
    ...events,
    ...gazetteer,
    ...housekeeping,
    ...mailing,
    ...map,
    ...pushing,
    ...store,
  }
}

function sayWhere(app: FastifyInstance, config: Config): void {
  say(`Staylend is at ${addressOf(app, config)}`)
  if (!config.loadDemonstration) return
  for (const { role, email, password } of demoAccounts) say(`  ${role}: ${email} / ${password}`)
}

function addressOf(app: FastifyInstance, { host }: Config): string {
  const { port } = app.server.address() as { port: number }
  const name = host === '127.0.0.1' ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

function listenError(error: unknown, { host, port }: { host: string; port: number }): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartError(`PORT ${port} is taken: another program listens there.`)
    case 'EACCES':
      return new StartError(`PORT ${port} may not be opened by this user.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST ${host} is not an address of this machine.`)
    default:
      return error
  }
}

/** A start that is not through yet leaves nothing behind that the next one minds. */
function stopOnSignals(started: () => (() => Promise<void>) | null): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    say('Stopping …')
    setTimeout(() => process.exit(1), stopTimeoutMs).unref()
    await started()?.()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      stop().catch((error: unknown) => {
        console.error(error)
        process.exit(1)
      })
    })
  }
}

let stop: (() => Promise<void>) | null = null
stopOnSignals(() => stop)
try {
  stop = await start()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
