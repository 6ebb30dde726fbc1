import { startRounds } from '#server/rounds.ts'
import type { Session } from './session.ts'

interface Rhythm {
  tickMs: number
  vacuumEveryMs: number
  /** A vacuum waits for an idle moment, but not longer than this. */
  patienceMs: number
  maxWalBytes: number
}

const usual: Rhythm = {
  tickMs: 15_000,
  vacuumEveryMs: 600_000,
  patienceMs: 3_600_000,
  maxWalBytes: 128 * 2 ** 20,
}

/** Does what the background processes of a server do and the embedded database lacks: VACUUM
 *  ANALYZE where rows were written, and a checkpoint before the write-ahead log grows large.
 *  @returns stops it. */
export function startMaintenance(session: Session, rhythm: Rhythm = usual): () => Promise<void> {
  let vacuumed = { at: performance.now(), rowsWritten: session.rowsWritten }
  let rowsAtLastTick = session.rowsWritten

  const tick = async (signal: AbortSignal) => {
    const waitedMs = performance.now() - vacuumed.at
    const isDue =
      session.rowsWritten > vacuumed.rowsWritten &&
      waitedMs >= rhythm.vacuumEveryMs &&
      (session.isIdle || waitedMs >= rhythm.vacuumEveryMs + rhythm.patienceMs)
    if (isDue) {
      vacuumed = { at: performance.now(), rowsWritten: session.rowsWritten }
      await vacuum(session, signal)
    }
    if (session.rowsWritten > rowsAtLastTick) {
      rowsAtLastTick = session.rowsWritten
      if (isDue || (await walBytes(session)) > rhythm.maxWalBytes) {
        await session.runAlone('checkpoint')
      }
    }
  }

  // The queries themselves tell of a dead database.
  const warn = () => undefined
  return startRounds(tick, { everyMs: rhythm.tickMs, warn }).stop
}

/** One table a turn, so that queries get in between. Each look at a table rewrites what the catalogs say of it, which would
 *  grow for ever. */
async function vacuum(session: Session, signal: AbortSignal): Promise<void> {
  // Otherwise the counts of the last second may still be missing.
  await session.runAlone('select pg_stat_force_next_flush()')
  const { rows } = await session.runAlone(`
    select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
    where n_mod_since_analyze > 0 or n_dead_tup > 0
    union all
    select format('%I.%I', schemaname, relname) from pg_stat_sys_tables
    where schemaname = 'pg_catalog' and n_dead_tup > 0`)
  for (const { name } of rows as { name: string }[]) {
    if (signal.aborted) return
    await session.runAlone(`vacuum (analyze) ${name}`)
  }
}

async function walBytes(session: Session): Promise<number> {
  const { rows } = await session.runAlone(`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as bytes
    from pg_control_checkpoint()`)
  return (rows as { bytes: number }[])[0]?.bytes ?? 0
}
