import { PGlite } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import type { ValueType } from '../value-types.ts'
import { valueTypes } from '../value-types.ts'
import { DurableFs } from './durable-fs.ts'

export interface Engine {
  pg: PGlite
  fs: DurableFs
}

// fdatasync, PostgreSQL's own choice, is an empty function in this build: fsync is the one that DurableFs serves.
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  '-c',
  'wal_sync_method=fsync',
]

/** Opens PGlite on a folder, creating the database in it where there is none (which takes 0.8 GB). */
export async function openEngine(folder: string): Promise<Engine> {
  const fs = new DurableFs(folder)
  const pg = await PGlite.create({
    fs,
    startParams,
    extensions: { btree_gist },
  })
  // Not as options: PGlite would put its own for lists over them.
  Object.assign(
    pg.serializers,
    byOid((type) => type.serialize),
  )
  Object.assign(
    pg.parsers,
    byOid((type) => type.parse),
  )
  return { pg, fs }
}

/** Calls `died` when the engine breaks off in the middle of a statement. PGlite swallows every such
 *  exception and answers an empty result, which would acknowledge a write that never happened. */
export function watchForDeath({ pg }: Engine, died: (reason: unknown) => void): void {
  const mod = pg.Module as unknown as { _PostgresMainLoopOnce: () => void }
  const loopOnce = mod._PostgresMainLoopOnce
  const statementFailed = 100
  mod._PostgresMainLoopOnce = () => {
    try {
      loopOnce()
    } catch (error) {
      if ((error as { status?: number }).status !== statementFailed) died(error)
      throw error
    }
  }
}

function byOid<T>(pick: (type: ValueType) => T | undefined): Record<number, T> {
  const entries = Object.values<ValueType>(valueTypes).flatMap((type) => {
    const chosen = pick(type)
    return chosen === undefined ? [] : type.oids.map((oid) => [oid, chosen] as const)
  })
  return Object.fromEntries(entries)
}
