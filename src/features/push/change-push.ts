import { subscribeToPush, unsubscribeFromPush } from '#contract/endpoints/push.ts'
import { readTimeMs } from '#contract/limits.ts'
import { alone } from '#src/alone.ts'
import { call } from '#src/api/call.ts'
import { csrfToken } from '#src/api/csrf-token.ts'
import { currentUserId } from '#src/api/current-user.ts'
import { closeNotices } from '#src/live/close-notices.ts'
import { isTold } from './is-told.ts'
import { keptPush, type KeptPush } from './kept-push.ts'
import { changePush, pushState } from './push-state.ts'
import { deviceSubscription, subscribeDevice } from './subscribe-device.ts'

/** Asks the person, in the browser's own words; what they answer holds for this site on this device.
 *  @returns whether this device is told from now on
 *  @throws when that failed */
export async function switchOn(): Promise<boolean> {
  const permission = await Notification.requestPermission()
  const isGranted = permission === 'granted'
  await inTurn(async () => {
    if (isGranted) await tellServer(keptPush()?.showsText ?? true)
    // What was asked for may be refused, and a page says so.
    else changePush({ showsText: true, ...keptPush(), isOn: false, told: null })
  })
  return isGranted
}

/** Works without a connection as well: a push that comes to nobody ends it at the server. */
export const switchOff = (): Promise<void> =>
  inTurn(async () => {
    const subscription = await deviceSubscription()
    const endpoint = subscription?.endpoint
    await subscription?.unsubscribe()
    changePush({ showsText: keptPush()?.showsText ?? true, isOn: false, told: null })
    const signal = AbortSignal.timeout(readTimeMs)
    if (endpoint)
      await call(unsubscribeFromPush, { body: { endpoint }, signal }).catch(() => undefined)
  })

/** Nothing is shown of what was switched off meanwhile.
 *  @throws when the server does not hear of it: then all stays as it was */
export const showText = (showsText: boolean): Promise<void> =>
  inTurn(async () => {
    if (pushState.get() === 'on') await tellServer(showsText)
  })

/** Tells the server where this device is, if that may have changed since: with the first page, after a login, and once
 *  a day in any case.
 *  @param userId who is logged in, null for nobody: then this device hears nothing, even of a server that does not know of
 *  the logout yet */
export const renewPush = (userId: number | null): Promise<void> =>
  inTurn(async () => {
    const kept = keptPush()
    // Whoever is logged in by now is told of by themselves.
    if (!kept || userId !== currentUserId()) return
    // What somebody was told is not for whoever comes after them.
    if (kept.told && kept.told.userId !== userId) await closeNotices()
    if (userId === null) return endTelling(kept)
    if (pushState.get() !== 'on') return
    const endpoint = (await deviceSubscription())?.endpoint
    const now = { endpoint, userId, session: sessionMark(), atMs: Date.now() }
    if (!isTold(kept.told, now)) await tellServer(kept.showsText)
  })

/** The server forgets what a session asked for when that ends; a page that is left at once does not see it end. Its token
 *  is another one in each session, and this part of it no secret. */
const sessionMark = () => csrfToken().split('.', 1)[0] ?? ''

/** One after the other in all tabs, each as the one before has left it: to be told of takes a while, in which it may be
 *  switched off. */
const inTurn = (change: () => Promise<void>) => alone('push', change)

async function endTelling(kept: KeptPush): Promise<void> {
  if (!kept.told) return
  changePush({ ...kept, told: null })
  await (await deviceSubscription())?.unsubscribe()
}

async function tellServer(showsText: boolean): Promise<void> {
  const userId = currentUserId()
  if (userId === null) return
  const { endpoint, keys } = (await subscribeDevice()).toJSON()
  const { p256dh, auth } = keys ?? {}
  if (!endpoint || !p256dh || !auth) throw new Error('This browser names no place for pushes')
  const body = { endpoint, keys: { p256dh, auth }, IsTextShown: showsText ? 1 : 0 } as const
  await call(subscribeToPush, { body, signal: AbortSignal.timeout(readTimeMs) })
  const told = { endpoint, userId, session: sessionMark(), atMs: Date.now() }
  changePush({ isOn: true, showsText, told })
}
