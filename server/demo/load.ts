import { newSecretToken } from '#server/db/secret-token.ts'
import { sql, type Insertable, type Kysely } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Schema, UserTable } from '#server/db/schema.ts'
import type { MediaStore } from '#server/media/media-store.ts'
import { hashPassword } from '#server/services/password.ts'
import { demoAccounts } from './accounts.ts'
import type { Demonstration } from './demonstration.ts'
import { makeDemonstration } from './make-demonstration.ts'
import { ratingSums } from './reviews/make-reviews.ts'
import { advanceIds, insertRows } from './insert-rows.ts'
import { isEmpty } from './is-empty.ts'
import type { UserRow } from './people/make-users.ts'
import { choosePostcards } from './postcards/choose-postcards.ts'
import { keepPictures } from './postcards/keep-pictures.ts'
import { postcardUrl, readPostcards, type Postcard } from './postcards/postcard.ts'
import { readSiteDemos } from './sites/read-site-demos.ts'
import { changeRows, reservationRow } from './stays/reservation-rows.ts'

const lockKey = 7_829_530

export interface Loading {
  now: Date
  media: MediaStore
  say(sentence: string): void
  /** Which drawings the homes show; tests take a few. */
  postcards?: readonly Postcard[]
}

/** Fills an empty database (no users) once, in one go, and puts its pictures into `media`; says how
 *  far it is through `say`.
 *  @returns false when there was data already */
export async function loadDemonstration(database: Database, loading: Loading): Promise<boolean> {
  if (!(await isEmpty(database.kysely))) return false
  const { now, media, say } = loading
  say('Loading the demonstration data …')
  const postcards = loading.postcards ?? (await readPostcards())
  const made = makeDemonstration(now, await readSiteDemos())
  const pictures = picturesOf(made, postcards)
  const drawn = new Map([...pictures.values()].flat().map((picture) => [picture.href, picture]))
  const sources = keepPictures(media, [...drawn.values()])
  // Whoever waits for it hears of a failure; until then it would count as unhandled.
  sources.catch(() => {})
  const passwordHashes = await hashes()
  // Who comes second waits for as long as the first one takes.
  const loaded = await database.unhurried.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(trx)
    if (!(await isEmpty(trx))) return false
    await insertAll(trx, made, { passwordHashes, say })
    say(`Waiting for ${drawn.size} pictures …`)
    await insertPictures(trx, pictures, await sources)
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
  const others = await hashPassword(newSecretToken())
  const byEmail = new Map<string, string>()
  for (const { email, password } of demoAccounts) byEmail.set(email, await hashPassword(password))
  return { byEmail, others }
}

async function insertAll(
  trx: Kysely<Schema>,
  made: Demonstration,
  {
    passwordHashes: { byEmail, others },
    say,
  }: { passwordHashes: Hashes; say(sentence: string): void },
): Promise<void> {
  const { users, stays, conversations, reviews } = made
  const listings = [...made.homes, ...made.others]
  const sums = ratingSums(reviews)
  const withHash = (user: UserRow): Insertable<UserTable> => ({
    ...user,
    ...sums.ofUser(user.id),
    password_hash: byEmail.get(user.email) ?? others,
  })
  await insertRows(trx, 'app_user', users.rows.map(withHash))
  await insertRows(
    trx,
    'listing',
    listings.map(({ id, row }) => ({ ...row, ...sums.ofListing(id) })),
  )
  say(`${users.rows.length} users and ${listings.length} listings are there.`)
  await insertRows(trx, 'reservation', stays.map(reservationRow))
  await insertRows(trx, 'reservation_change', changeRows(stays))
  await takeDates(trx)
  await insertRows(trx, 'chat', conversations.chats)
  await insertRows(trx, 'message', conversations.messages)
  await insertRows(trx, 'review', reviews)
  const tables = [
    'app_user',
    'listing',
    'reservation',
    'reservation_change',
    'chat',
    'message',
    'review',
  ] as const
  await advanceIds(trx, [...tables])
  const { messages } = conversations
  say(
    `${stays.length} reservations, ${messages.length} messages and ${reviews.length} reviews are there.`,
  )
}

/** What each listing shows, by its id. */
function picturesOf(
  { homes, others }: Demonstration,
  postcards: readonly Postcard[],
): Map<number, readonly URL[]> {
  const chosen = choosePostcards(homes, postcards)
  return new Map([
    ...homes.map(({ id }, at) => [id, (chosen[at] ?? []).map(postcardUrl)] as const),
    ...others.map(({ id, pictures }) => [id, pictures] as const),
  ])
}

async function insertPictures(
  trx: Kysely<Schema>,
  pictures: ReadonlyMap<number, readonly URL[]>,
  sources: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = [...pictures].flatMap(([id, shown]) =>
    shown.map(({ href }, position) => ({
      listing_id: id,
      position,
      src: sources.get(href) ?? '',
    })),
  )
  await insertRows(trx, 'listing_picture', rows)
}

async function takeDates(trx: Kysely<Schema>): Promise<void> {
  await sql`
    insert into taken_range (listing_id, kind, reservation_id, during, is_active)
    select listing_id, 'reservation', id, tstzrange(from_at, to_at),
      status in ('requested', 'confirmed')
    from reservation order by id
  `.execute(trx)
}
