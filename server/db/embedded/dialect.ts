import type { CompiledQuery, DatabaseConnection, Dialect, Kysely, QueryResult } from 'kysely'
import {
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely'
import { connectionGiven, measureWait } from '#server/metrics/measure-wait.ts'
import { refuseSilentRollback } from '../database-error.ts'
import { refuseUndefined } from '../value-types.ts'
import type { Session } from './session.ts'

export class EmbeddedDialect implements Dialect {
  #session: Session

  constructor(session: Session) {
    this.#session = session
  }

  createDriver() {
    return new EmbeddedDriver(this.#session)
  }

  createAdapter() {
    return new PostgresAdapter()
  }

  createQueryCompiler() {
    return new PostgresQueryCompiler()
  }

  createIntrospector(db: Kysely<unknown>) {
    return new PostgresIntrospector(db)
  }
}

class EmbeddedDriver extends PostgresDriver {
  #session: Session
  #connection: EmbeddedConnection

  constructor(session: Session) {
    super({} as ConstructorParameters<typeof PostgresDriver>[0])
    this.#session = session
    this.#connection = new EmbeddedConnection(session)
  }

  override async init() {}

  override async acquireConnection(): Promise<DatabaseConnection> {
    await measureWait(() => this.#session.take())
    return this.#connection
  }

  override async releaseConnection() {
    connectionGiven()
    await this.#session.give()
  }

  override async destroy() {}
}

class EmbeddedConnection implements DatabaseConnection {
  #session: Session

  constructor(session: Session) {
    this.#session = session
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    refuseUndefined(parameters)
    const { rows, command, affected } = await this.#session.run(sql, parameters)
    refuseSilentRollback(sql, command)
    const result: QueryResult<Row> = { rows: rows as Row[] }
    return affected === undefined ? result : { ...result, numAffectedRows: BigInt(affected) }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query)
  }
}
