import { StartError } from './start-error.ts'

const advice =
  'write it as postgres://user:password@host:5432/database, with /, ?, # and @ in user name and password percent-encoded'

/** The hosts that a variable's address names, as 'host:port', for messages: never the password.
 *  @throws StartError when it is malformed. */
export function hostsOf(databaseUrl: string, variable = 'DATABASE_URL'): string[] {
  const hosts = readHosts(databaseUrl)
  if (hosts) return hosts
  throw new StartError(`${variable} is not the address of a PostgreSQL database: ${advice}.`)
}

function readHosts(databaseUrl: string): string[] | null {
  const match = /^postgres(?:ql)?:\/\/([^/?#]*)(.*)$/i.exec(databaseUrl.trim())
  if (!match) return null
  const [, authority = '', rest = ''] = match
  const parts = authority.split('@')
  if (rest.includes('@') || parts.length > 2) return null
  const named = parts.at(-1)!
  const hosts = named.split(',').map(withPort)
  return isParsable(databaseUrl.trim(), named) && hosts.every((host) => host !== null)
    ? hosts
    : null
}

function withPort(host: string): string | null {
  const match = /^(\[[0-9a-f:.]+\]|[^:[\]]*)(?::(\d{1,5}))?$/i.exec(host)
  if (!match || Number(match[2] ?? 0) > 65_535) return null
  return `${match[1] || 'localhost'}:${match[2] ?? 5432}`
}

function isParsable(url: string, hosts: string): boolean {
  try {
    const { username, password, pathname } = new URL(url.replace(hosts, hosts.split(',')[0]!))
    return [username, password, pathname].every((part) => decodeURIComponent(part) !== null)
  } catch {
    return false
  }
}
