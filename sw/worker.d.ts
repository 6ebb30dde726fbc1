/** A file of the build, as the list in the worker names it. */
interface BuiltFile {
  url: string
  /** null where the name of the file holds its content's hash. */
  revision: string | null
  /** Of the content, where the file is the same for all sites. */
  integrity?: string
  /** Not waited for while installing. */
  isLate?: true
}

interface ServiceWorkerGlobalScope {
  /** Filled in by the build. */
  readonly __WB_MANIFEST: BuiltFile[]
  /** Filled in by the server. */
  readonly SITE: { name: string; files: BuiltFile[] }
}

/** Of Background Sync, which not every browser has. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

/** Of static routing, which not every browser has. */
interface InstallEvent extends ExtendableEvent {
  addRoutes?(rule: { condition: { urlPattern: string }; source: 'network' }): Promise<void>
}

interface ServiceWorkerGlobalScopeEventMap {
  install: InstallEvent
  sync: SyncEvent
}
