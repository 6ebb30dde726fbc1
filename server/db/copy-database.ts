import { sql, type Kysely } from 'kysely'
import type { Schema } from './schema.ts'

const rowsAtOnce = 1000

interface CopiedTable {
  name: string
  /** Without what the database computes. */
  columns: string[]
  /** Those whose values it gives. */
  identities: string[]
}

/** Copies every row of the site, ids included, into a database that has the same migrations, in place of what they put
 *  there; all of it or nothing. Nobody may write to either meanwhile.
 *  @param tell hears of each table that is through, and how many rows it has */
export async function copyDatabase(
  from: Kysely<Schema>,
  to: Kysely<Schema>,
  tell: (table: string, rows: number) => Promise<void>,
): Promise<void> {
  const tables = await tablesIn(from)
  await to.transaction().execute(async (trx) => {
    for (const { name } of tables.toReversed()) {
      await sql`delete from ${sql.table(name)}`.execute(trx)
    }
    for (const table of tables) {
      const count = await copyTable(from, trx, table)
      await continueIds(trx, table)
      await tell(table.name, count)
    }
  })
}

/** Each after those that it refers to. */
async function tablesIn(db: Kysely<Schema>): Promise<CopiedTable[]> {
  const { rows: tables } = await sql<CopiedTable>`
    select relname::text as name,
      array_agg(attname::text order by attnum) filter (where attgenerated = '') as columns,
      coalesce(array_agg(attname::text) filter (where attidentity <> ''), '{}') as identities
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'migration'
      and attnum > 0 and not attisdropped
    group by relname order by relname`.execute(db)
  const { rows: references } = await sql<{ name: string; to: string }>`
    select conrelid::regclass::text as name, confrelid::regclass::text as to
    from pg_constraint where contype = 'f' and conrelid <> confrelid`.execute(db)
  const sorted: CopiedTable[] = []
  const place = (table: CopiedTable) => {
    if (sorted.includes(table)) return
    const before = references.filter(({ name }) => name === table.name).map(({ to }) => to)
    for (const other of tables) if (before.includes(other.name)) place(other)
    sorted.push(table)
  }
  tables.forEach(place)
  return sorted
}

/** In the order in which the rows lie, as texts that only the two databases read.
 *  @returns how many there are */
async function copyTable(
  from: Kysely<Schema>,
  to: Kysely<Schema>,
  { name, columns }: CopiedTable,
): Promise<number> {
  const table = sql.table(name)
  const names = sql.join(columns.map((column) => sql.ref(column)))
  let count = 0
  let last = '(0,0)'
  for (;;) {
    const { rows } = await sql<{ at: string; row: string }>`
      select ctid::text as at, to_jsonb(each)::text as row from ${table} as each
      where ctid > ${last}::text::tid order by ctid limit ${rowsAtOnce}`.execute(from)
    if (rows.length === 0) return count
    const batch = `[${rows.map(({ row }) => row).join()}]`
    await sql`
      insert into ${table} (${names}) overriding system value
      select ${names} from jsonb_populate_recordset(null::${table}, ${batch}::text::jsonb)
    `.execute(to)
    count += rows.length
    last = rows.at(-1)?.at ?? last
  }
}

async function continueIds(db: Kysely<Schema>, { name, identities }: CopiedTable): Promise<void> {
  for (const column of identities) {
    await sql`
      select setval(pg_get_serial_sequence(${sql.lit(name)}, ${sql.lit(column)}), max(${sql.ref(column)}))
      from ${sql.table(name)} having max(${sql.ref(column)}) is not null`.execute(db)
  }
}
