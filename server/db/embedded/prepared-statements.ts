import { parse, type PGlite, type Results } from '@electric-sql/pglite'
import { serialize } from 'pg-protocol'

/** Each holds its plan in the memory of the engine. */
const keptAtMost = 200
const changesTables = new Set(['CREATE', 'ALTER', 'DROP'])

interface Prepared {
  name: string
  parameterTypes: number[]
}

/** Runs statements in PGlite, which by itself reads and plans one anew each time that it is asked: most take five times as
 *  long then. */
export class PreparedStatements {
  readonly #pg: PGlite
  /** By their text, the one that was used last at the end. */
  readonly #kept = new Map<string, Prepared>()
  #count = 0

  constructor(pg: PGlite) {
    this.#pg = pg
  }

  /** @throws what the database refuses, with its SQLSTATE as `code` */
  async run(text: string, parameters: readonly unknown[]): Promise<Results | undefined> {
    const { name, parameterTypes } = await this.#prepared(text)
    const values = parameters.map((value, at) => this.#serialized(value, parameterTypes[at]))
    const messages = await this.#tell(
      serialize.bind({ statement: name, values }),
      serialize.describe({ type: 'P' }),
      serialize.execute(),
    )
    return parse.parseResults(messages, this.#pg.parsers)[0]
  }

  /** Runs a text that may hold several statements, and has no parameters.
   *  @returns what the last has found */
  async runScript(text: string): Promise<Results | undefined> {
    const results = await this.#pg.exec(text)
    // What was prepared may find other columns now, and would be refused.
    if (results.some(({ command = '' }) => changesTables.has(command))) await this.#forgetAll()
    return results.at(-1)
  }

  async #prepared(text: string): Promise<Prepared> {
    const prepared = this.#kept.get(text) ?? (await this.#prepare(text))
    this.#kept.delete(text)
    this.#kept.set(text, prepared)
    for (const [oldest, { name }] of this.#kept) {
      if (this.#kept.size <= keptAtMost) break
      this.#kept.delete(oldest)
      await this.#tell(serialize.close({ type: 'S', name }))
    }
    return prepared
  }

  async #prepare(text: string): Promise<Prepared> {
    const name = `statement_${this.#count}`
    this.#count += 1
    const messages = await this.#tell(
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
    )
    return { name, parameterTypes: parse.parseDescribeStatementResults(messages) }
  }

  async #forgetAll(): Promise<void> {
    this.#kept.clear()
    await this.#pg.exec('deallocate all')
  }

  #serialized(value: unknown, type = 0): string | null {
    if (value === null) return null
    const serialize = this.#pg.serializers[type]
    return serialize ? serialize(value) : String(value)
  }

  #tell(...messages: Uint8Array[]) {
    const all = Buffer.concat([...messages, serialize.sync()])
    return this.#pg.execProtocolStream(all, { syncToFs: false })
  }
}
