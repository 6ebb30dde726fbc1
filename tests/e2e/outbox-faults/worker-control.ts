import type { BrowserContext } from '@playwright/test'
import { outboxSyncTag } from '#src/outbox/names.ts'

interface Version {
  versionId: string
  runningStatus: 'stopped' | 'starting' | 'running' | 'stopping'
}

/** Kills the workers of a browser, and calls them as the browser does for a Background Sync. It looks on from
 *  an empty page, which is no page of the site. */
export async function controlWorkers(context: BrowserContext, origin: string) {
  const session = await context.newCDPSession(await context.newPage())
  const versions = new Map<string, Version>()
  let registrationId = ''
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const each of registrations) {
      if (each.scopeURL.startsWith(origin) && !each.isDeleted) registrationId = each.registrationId
    }
  })
  session.on('ServiceWorker.workerVersionUpdated', ({ versions: updated }) => {
    for (const version of updated) versions.set(version.versionId, version)
  })
  await session.send('ServiceWorker.enable')
  const running = () =>
    [...versions.values()].filter(({ runningStatus }) => runningStatus === 'running')

  return {
    isRunning: () => running().length > 0,
    /** Ends it at once, whatever it is doing. */
    async kill(): Promise<void> {
      for (const { versionId } of running()) {
        await session.send('ServiceWorker.stopWorker', { versionId })
      }
    },
    /** Starts it when it is not running. Left to itself the browser may take minutes, when its first call came while there
     *  was no connection. */
    callForSync: (tag = outboxSyncTag) =>
      session.send('ServiceWorker.dispatchSyncEvent', {
        origin,
        registrationId,
        tag,
        lastChance: false,
      }),
  }
}
