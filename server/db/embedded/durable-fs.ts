import { fdatasyncSync } from 'node:fs'
import type { PGlite, postgresMod } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Module = postgresMod.PostgresMod

interface StreamOperations {
  stream_ops: { fsync?: (stream: { nfd: number }) => number }
}

/** PGlite's file system, except that fsync reaches the disk: as shipped it does nothing. */
export class DurableFs extends NodeFS {
  fsyncs = 0

  override async init(pg: PGlite, options: Partial<Module>) {
    const { emscriptenOpts } = await super.init(pg, options)
    const flushForReal = (mod: Module) => {
      const { stream_ops } = mod.NODEFS as unknown as StreamOperations
      stream_ops.fsync = ({ nfd }) => {
        // A failure is thrown raw, right through the engine, which then stops:
        // after a failed fsync nobody knows what is on the disk.
        fdatasyncSync(nfd)
        this.fsyncs += 1
        return 0
      }
    }
    const preRun = [flushForReal, ...(emscriptenOpts.preRun ?? [])]
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}
