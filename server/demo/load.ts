import { randomBytes } from 'node:crypto'
import { sql, type Insertable, type Kysely } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Schema, UserTable } from '#server/db/schema.ts'
import { hashPassword } from '#server/services/password.ts'
import { demoAccounts } from './accounts.ts'
import { makeDemonstration } from './demonstration.ts'
import { advanceIds, insertRows } from './insert-rows.ts'
import { isEmpty } from './is-empty.ts'
import type { UserRow } from './people/make-users.ts'
import { changeRows, reservationRow } from './stays/reservation-rows.ts'

export { demoAccounts, type DemoAccount } from './accounts.ts'

const lockKey = 7_829_530

/** Fills an empty database (no users) once, in one go; says how far it is through `say`.
 *  @returns false when there was data already */
export async function loadDemonstration(
  database: Database,
  { now, say }: { now: Date; say(sentence: string): void },
): Promise<boolean> {
  if (!(await isEmpty(database.kysely))) return false
  say('Loading the demonstration data …')
  const passwordHashes = await hashes()
  const loaded = await database.kysely.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(trx)
    if (!(await isEmpty(trx))) return false
    await insertAll(trx, { now, passwordHashes, say })
    return true
  })
  if (loaded) await database.runScript('analyze')
  return loaded
}

interface Hashes {
  byEmail: Map<string, string>
  /** Of a password that no one knows. */
  others: string
}

async function hashes(): Promise<Hashes> {
  const others = await hashPassword(randomBytes(32).toString('base64url'))
  const byEmail = new Map<string, string>()
  for (const { email, password } of demoAccounts) byEmail.set(email, await hashPassword(password))
  return { byEmail, others }
}

async function insertAll(
  trx: Kysely<Schema>,
  {
    now,
    passwordHashes: { byEmail, others },
    say,
  }: { now: Date; passwordHashes: Hashes; say(sentence: string): void },
): Promise<void> {
  const { users, listings, stays, conversations } = makeDemonstration(now)
  const withHash = (user: UserRow): Insertable<UserTable> => ({
    ...user,
    password_hash: byEmail.get(user.email) ?? others,
  })
  await insertRows(trx, 'app_user', users.rows.map(withHash))
  await insertRows(
    trx,
    'listing',
    listings.map(({ row }) => row),
  )
  say(`${users.rows.length} users and ${listings.length} listings are there.`)
  await insertRows(trx, 'reservation', stays.map(reservationRow))
  await insertRows(trx, 'reservation_change', changeRows(stays))
  await takeDates(trx)
  await insertRows(trx, 'chat', conversations.chats)
  await insertRows(trx, 'message', conversations.messages)
  const tables = [
    'app_user',
    'listing',
    'reservation',
    'reservation_change',
    'chat',
    'message',
  ] as const
  await advanceIds(trx, [...tables])
  say(`${stays.length} reservations and ${conversations.messages.length} messages are there.`)
}

async function takeDates(trx: Kysely<Schema>): Promise<void> {
  await sql`
    insert into taken_range (listing_id, kind, reservation_id, during, is_active)
    select listing_id, 'reservation', id, tstzrange(from_at, to_at),
      status in ('requested', 'confirmed')
    from reservation order by id
  `.execute(trx)
}
