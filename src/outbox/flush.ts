import { eachLane, lanesOf } from './lanes.ts'
import { isDue } from './backoff.ts'
import type { OutboxItem } from './item.ts'
import { rulesOf } from './kinds.ts'
import { answerTimeoutMs, sendItem } from './send-item.ts'
import type { Change } from './store.ts'
import type { OutboxEventType } from './transition.ts'
import type { OutboxSession, OutboxWorld } from './world.ts'

/** What a flush has left. */
export interface FlushEnd {
  /** When something is due again; null when nothing waits for a time. */
  nextAtMs: number | null
  /** What began to need its author in this flush. */
  needsYou: OutboxItem[]
}

/** After these no other lane has better luck. */
const endsAll: readonly OutboxEventType[] = ['sign-out', 'park']

/** Sends what may be sent now, lane by lane and each lane in its order, until nothing is due. Whoever else
 *  flushes waits for its end.
 *  @throws what the store throws, and when it cannot be known who is logged in */
export function flush(world: OutboxWorld): Promise<FlushEnd> {
  return world.alone(async () => {
    const needsYou: OutboxItem[] = []
    const before = await world.store.items()
    await freeOrphans(world, before)
    if (!before.some(isUnsent)) return { nextAtMs: null, needsYou }
    const session = await world.session()
    if (!session) return { nextAtMs: null, needsYou }
    await welcomeBack(world, session.userId)
    while (await sendRound(world, session, needsYou)) {
      // What was added meanwhile is sent in the next round.
    }
    return { nextAtMs: nextOf(await itemsOf(world, session.userId), world.nowMs()), needsYou }
  })
}

/** Nothing of its user is sent until somebody logs in. */
export const isLockedOut = ({ state }: OutboxItem) => state === 'signed-out' || state === 'parked'

const isUnsent = ({ state }: OutboxItem) => state !== 'acknowledged' && state !== 'needs-you'

const itemsOf = async ({ store }: OutboxWorld, userId: number) =>
  (await store.items()).filter((item) => item.userId === userId)

/** When a lane may go on; what stands behind its first is no reason to look sooner. */
function nextOf(items: OutboxItem[], nowMs: number): number | null {
  if (items.some(isLockedOut)) return null
  const heads = lanesOf(items).map((lane) => lane.find((item) => !letsPass(item)))
  const times = heads.flatMap((head) => {
    if (head?.state === 'waiting') return head.notBeforeMs
    // By another tab, where there are no locks; it may be closed meanwhile.
    if (head?.state === 'sending') return nowMs + answerTimeoutMs
    return []
  })
  return times.length > 0 ? Math.min(...times) : null
}

/** Whoever was sending these is gone: under the lock there is nobody else. */
async function freeOrphans({ store }: OutboxWorld, items: OutboxItem[]): Promise<void> {
  for (const { seq, state } of items) {
    if (state === 'sending') await store.change(seq, { type: 'orphan' })
  }
}

async function welcomeBack(world: OutboxWorld, userId: number): Promise<void> {
  for (const item of await itemsOf(world, userId)) {
    if (isLockedOut(item)) await world.store.change(item.seq, { type: 'owner-back' })
  }
}

/** @returns whether anything was sent, so that it is worth looking again */
async function sendRound(
  world: OutboxWorld,
  session: OutboxSession,
  needsYou: OutboxItem[],
): Promise<boolean> {
  let hasSent = false
  let isOver = false
  await eachLane(lanesOf(await itemsOf(world, session.userId)), async (lane) => {
    /** Begun by the write that ended the one before it. */
    let begun: OutboxItem | null = null
    for (const [at, item] of lane.entries()) {
      if (!begun && (isOver || !mayGo(item, world.nowMs()))) {
        if (letsPass(item)) continue
        return
      }
      const sending: OutboxItem | null =
        begun ?? (await world.store.change(item.seq, { type: 'send' }))
      begun = null
      if (!sending) {
        if (await isPassed(world, item)) continue
        return
      }
      const event = await sendItem(world, sending, session)
      const changes: Change[] = [[item.seq, event]]
      const next = lane[at + 1]
      const goesOn = event.type === 'acknowledge' && !isOver
      if (goesOn && next && mayGo(next, world.nowMs())) changes.push([next.seq, { type: 'send' }])
      const [after = null, following = null] = await world.store.changeAll(changes)
      begun = following
      hasSent = true
      if (endsAll.includes(event.type)) isOver = true
      if (event.type === 'delay' && event.waitsFor === 'connection') isOver = true
      if (after?.state === 'needs-you') needsYou.push(after)
      if (!(after ? letsPass(after) : await isPassed(world, item))) return
    }
  })
  return hasSent && !isOver
}

/** Whether what comes after it may go, though a step of it meant nothing: its author has thrown it away. Without locks
 *  another tab may be sending it as well. */
async function isPassed({ store }: OutboxWorld, { seq }: OutboxItem): Promise<boolean> {
  const now = (await store.items()).find((item) => item.seq === seq)
  return !now || letsPass(now)
}

const mayGo = (item: OutboxItem, nowMs: number) =>
  item.state === 'queued' || (item.state === 'waiting' && isDue(item, nowMs))

/** Whether what comes after it in its lane may go first. */
export const letsPass = ({ state, kind }: OutboxItem) =>
  state === 'acknowledged' || (state === 'needs-you' && !rulesOf(kind).holdsLane)
