import { join } from 'node:path'
import {
  makePostgresFolder,
  postgresProcess,
  postgresUrl,
} from '#tests/fixtures/postgres-process.ts'

/** A PostgreSQL that waits for its disk and looks after its tables, with memory for a million listings.
 *  @param settings beside those */
export async function startPostgres(settings: Record<string, string> = {}) {
  const { folder, password, remove } = await makePostgresFolder()
  const server = await postgresProcess(
    { databaseDir: join(folder, 'data'), password },
    { fsync: 'on', autovacuum: 'on', shared_buffers: '1GB', ...settings },
  )
  await server.initialise()
  await server.start()
  return {
    url: postgresUrl(password, `127.0.0.1:${server.port}`),
    async stop() {
      await server.stop()
      await remove()
    },
  }
}
