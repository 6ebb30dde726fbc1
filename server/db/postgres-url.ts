import { StartError } from './start-error.ts'

const advice =
  'write it as postgres://user:password@host:5432/database, with /, ?, # and @ in user name and password percent-encoded'

/** The hosts that DATABASE_URL names, as 'host:port', for messages: never the password.
 *  @throws StartError when it is malformed. */
export function hostsOf(databaseUrl: string): string[] {
  const match = /^postgres(?:ql)?:\/\/([^/?#]*)(.*)$/i.exec(databaseUrl.trim())
  if (!match) throw malformed()
  const [, authority = '', rest = ''] = match
  const parts = authority.split('@')
  if (rest.includes('@') || parts.length > 2) throw malformed()
  const hosts = parts.at(-1)!.split(',').map(withPort)
  if (!isParsable(databaseUrl.trim(), parts.at(-1)!)) throw malformed()
  return hosts
}

function withPort(host: string): string {
  const match = /^(\[[0-9a-f:.]+\]|[^:[\]]*)(?::(\d{1,5}))?$/i.exec(host)
  if (!match || Number(match[2] ?? 0) > 65_535) throw malformed()
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

function malformed(): StartError {
  return new StartError(`DATABASE_URL is not the address of a PostgreSQL database: ${advice}.`)
}
