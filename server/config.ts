import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { allowances, type Allowance, type Allowances } from '#contract/limits.ts'
import { readContactEmail } from './contact-email.ts'
import { StartError } from './db/start-error.ts'
import { readBucketAddress, type BucketAddress } from './media/bucket-address.ts'
import { readMailSettings, type MailSettings } from './mail/mail-settings.ts'
import { readPushSettings, type PushSettings } from './push/push-settings.ts'
import { readSecurityContact } from './security-contact.ts'
import { readSiteHosts, type SiteHosts } from './site.ts'
import type { ArchivePlace } from './tiles/archive-place.ts'
import { webOrigin } from './web-address.ts'

/** What an operator may set. @see README.md */
export interface Config extends MailSettings, PushSettings {
  port: number
  host: string
  /** Where the process tells what it has counted; null tells nobody. */
  metricsPort: number | null
  /** Absolute. */
  dataDir: string
  databaseUrl: string | null
  /** Where changes are heard of; null is where the database is. */
  listenUrl: string | null
  /** Where pictures are; null is the data folder. */
  bucket: BucketAddress | null
  loadDemonstration: boolean
  /** Origin of the site; null takes the request's. */
  publicUrl: string | null
  siteHosts: SiteHosts
  /** Where somebody writes who cannot log in; null where nobody reads it. */
  contactEmail: string | null
  /** Who hears of weaknesses, as an address; null where nobody does. */
  securityContact: string | null
  /** Whose forwarded headers are believed: true, false, or a list of addresses. */
  trustProxy: boolean | string[]
  logLevel: string
  sessionSecret: string | null
  /** The archive of street tiles. */
  tiles: ArchivePlace | null
  /** A MapLibre style in place of our own. */
  mapStyleUrl: string | null
  /** A service that looks up addresses in place of the gazetteer. */
  geocoderUrl: string | null
  /** For so long a process that was asked to stop serves those who have not heard of it. */
  drainSeconds: number
  allowances: Allowances
  /** False makes every browser remove its worker. */
  hasWorker: boolean
}

type Environment = Record<string, string | undefined>

const drainSecondsAtMost = 300

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

function wholeNumber(
  env: Environment,
  name: string,
  fallback: number,
  { least = 0, most }: { least?: number; most: number },
): number {
  const value = env[name] || String(fallback)
  if (!/^\d+$/.test(value) || Number(value) < least || Number(value) > most) {
    throw new StartError(`${name} must be a whole number from ${least} to ${most}, not "${value}".`)
  }
  return Number(value)
}

const optionalPort = (env: Environment, name: string): number | null =>
  env[name] ? wholeNumber(env, name, 0, { most: 65_535 }) : null

function oneOf(env: Environment, name: string, fallback: string, allowed: string[]): string {
  const value = env[name] || fallback
  if (!allowed.includes(value)) {
    throw new StartError(`${name} must be one of ${allowed.join(', ')}, not "${value}".`)
  }
  return value
}

const allowance = (env: Environment, name: string, usual: Allowance): Allowance => ({
  ...usual,
  atOnce: wholeNumber(env, name, usual.atOnce, { least: 1, most: 1_000_000 }),
})

function postgresUrl(env: Environment, name: string): string | null {
  const value = env[name]
  if (!value) return null
  if (!/^postgres(ql)?:\/\//.test(value)) {
    throw new StartError(`${name} must begin with postgres:// or postgresql://.`)
  }
  return value
}

function listenUrl(env: Environment): string | null {
  const value = postgresUrl(env, 'DATABASE_LISTEN_URL')
  if (value && !env.DATABASE_URL) {
    throw new StartError('DATABASE_LISTEN_URL must stand beside DATABASE_URL.')
  }
  return value
}

function publicUrl(env: Environment): string | null {
  const value = env.PUBLIC_URL
  if (!value) return null
  const { origin } = URL.canParse(value) ? new URL(value) : { origin: '' }
  if (!/^https?:/.test(origin) || new URL(value).href !== `${origin}/`) {
    throw new StartError('PUBLIC_URL must be an origin such as https://staylend.example.')
  }
  return origin
}

function sessionSecret(env: Environment): string | null {
  const value = env.SESSION_SECRET
  if (value && value.length < 32) {
    throw new StartError('SESSION_SECRET must have at least 32 characters.')
  }
  return value || null
}

function trustProxy(env: Environment): boolean | string[] {
  const value = env.TRUST_PROXY ?? ''
  if (value === '' || value === '0') return false
  if (value === '1') return true
  const addresses = value.split(',').map((address) => address.trim())
  if (!addresses.every(isAddressOrNetwork)) {
    throw new StartError('TRUST_PROXY must be 0, 1, or addresses such as 10.0.0.1,10.1.0.0/16.')
  }
  return addresses
}

function isAddressOrNetwork(value: string): boolean {
  const [, address = '', prefix = '1'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(value) ?? []
  const bitsAtMost = isIP(address) === 4 ? 32 : 128
  return isIP(address) !== 0 && Number(prefix) >= 1 && Number(prefix) <= bitsAtMost
}

/** Null unless it is an address that `fetch` takes: one with a name and password it does not. */
function webAddress(value: string): string | null {
  const isPlain = webOrigin(value) !== null && !/^[^/]*\/\/[^/?#]*@/.test(value)
  return isPlain ? new URL(value).href : null
}

function tiles(env: Environment): ArchivePlace | null {
  const value = env.TILES
  if (!value) return null
  // A single letter is a drive.
  const isUrl = /^[a-z][a-z0-9+.-]+:/i.test(value)
  const url = isUrl ? webAddress(value) : null
  if (url) return { kind: 'url', url }
  const path = isUrl ? filePath(value) : value
  if (path === null || path.includes('\0')) {
    throw new StartError(
      'TILES must be the path or the http, https or file address of a PMTiles archive, without a password.',
    )
  }
  return { kind: 'file', path: resolve(path) }
}

function filePath(value: string): string | null {
  try {
    return fileURLToPath(value)
  } catch {
    // Another protocol, or another machine.
    return null
  }
}

function optionalWebAddress(env: Environment, name: string): string | null {
  const value = env[name]
  if (!value) return null
  const url = webAddress(value)
  if (!url) {
    throw new StartError(`${name} must be an http or https address, without a password.`)
  }
  return url
}

/** @throws StartError with one sentence that names the variable */
export function readConfig(env: Environment): Config {
  const mail = readMailSettings(env, publicUrl(env))
  return {
    port: wholeNumber(env, 'PORT', 8787, { most: 65_535 }),
    host: env.HOST || '127.0.0.1',
    metricsPort: optionalPort(env, 'METRICS_PORT'),
    dataDir: resolve(env.DATA_DIR || './data'),
    databaseUrl: postgresUrl(env, 'DATABASE_URL'),
    listenUrl: listenUrl(env),
    bucket: readBucketAddress(env),
    loadDemonstration: oneOf(env, 'DEMO', '1', ['0', '1']) === '1',
    publicUrl: publicUrl(env),
    siteHosts: readSiteHosts(env, publicUrl(env)),
    contactEmail: readContactEmail(env),
    securityContact: readSecurityContact(env),
    trustProxy: trustProxy(env),
    logLevel: oneOf(env, 'LOG_LEVEL', 'warn', logLevels),
    sessionSecret: sessionSecret(env),
    tiles: tiles(env),
    mapStyleUrl: optionalWebAddress(env, 'MAP_STYLE_URL'),
    geocoderUrl: optionalWebAddress(env, 'GEOCODER_URL'),
    hasWorker: oneOf(env, 'WORKER', '1', ['0', '1']) === '1',
    drainSeconds: wholeNumber(env, 'DRAIN_SECONDS', 0, { most: drainSecondsAtMost }),
    allowances: {
      message: allowance(env, 'MESSAGES_AT_ONCE', allowances.message),
      reservation: allowance(env, 'RESERVATIONS_AT_ONCE', allowances.reservation),
      listing: allowance(env, 'LISTINGS_AT_ONCE', allowances.listing),
      registration: allowance(env, 'REGISTRATIONS_AT_ONCE', allowances.registration),
    },
    ...mail,
    ...readPushSettings(env, mail.mailFrom.address),
  }
}
