/** A file of the build, as the list in the worker names it. */
interface BuiltFile {
  url: string
  /** null where the name of the file holds its content's hash. */
  revision: string | null
  /** Too large to be waited for while installing. */
  isLarge?: true
  /** The language whose texts these are; kept only where it was chosen. */
  catalogOf?: string
}

interface ServiceWorkerGlobalScope {
  /** Filled in by the build. */
  readonly __WB_MANIFEST: BuiltFile[]
}

/** Of Background Sync, which not every browser has. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

interface ServiceWorkerGlobalScopeEventMap {
  sync: SyncEvent
}
