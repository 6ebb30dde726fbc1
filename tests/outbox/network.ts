import type { OutboxRequest } from '#src/outbox/item.ts'
import type { Random } from '#server/demo/random.ts'
import type { Site, WireRequest, WireResponse } from './site.ts'
import type { Tally } from './tally.ts'
import type { Activity, VirtualClock } from './virtual-clock.ts'

export const weathers = ['fine', 'bad', 'gone'] as const
export type Weather = (typeof weathers)[number]

export const faults = [
  'lost',
  'answer-lost',
  'answer-cut',
  'hangs-before',
  'hangs-after',
  'late',
  'page-before',
  'page-after',
  'busy',
] as const
type Fault = (typeof faults)[number] | 'none'

const page: WireResponse = { status: 200, headers: {}, text: '<!doctype html><title>Wi-Fi</title>' }
const proxyPage: WireResponse = { status: 502, headers: {}, text: '<h1>Bad gateway</h1>' }

interface Parts {
  site: Site
  clock: VirtualClock
  activity: Activity
  random: Random
  tally: Tally
}

/** All between a browser and its server. */
export class Network {
  weather: Weather = 'fine'
  /** Also in fine weather something is lost now and then. */
  hasFaults = true
  /** Keys of requests that may still have an effect. */
  readonly #underWay: string[] = []
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  isUnderWay = (key: string): boolean => this.#underWay.includes(key)

  /** @throws TypeError as a browser's fetch does */
  async reach(): Promise<void> {
    const { random } = this.#parts
    if (this.weather === 'gone' || (this.weather === 'bad' && random.chance(0.2))) throw unreached()
  }

  fetch = (path: string, { headers, body, method, signal }: RequestInit): Promise<Response> => {
    const { clock, random, site } = this.#parts
    const request: WireRequest = {
      method: method as OutboxRequest['method'],
      path,
      headers: headers as Record<string, string>,
      body: body ?? null,
      cookies: new Map(site.cookies),
    }
    const fault = this.#fault()
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error))
      const travelMs = fault === 'late' ? random.whole(25_000, 60_000) : random.whole(5, 400)
      const key = request.headers['idempotency-key'] ?? ''
      this.#underWay.push(key)
      clock.after(travelMs, () => {
        const arrive = this.#arrive(request, fault)
        const leave = () => this.#underWay.splice(this.#underWay.indexOf(key), 1)
        void arrive.finally(leave).then((response) => response && resolve(response), reject)
      })
    })
  }

  #fault(): Fault {
    const { random, tally } = this.#parts
    if (!this.hasFaults) return 'none'
    if (this.weather === 'gone') return 'lost'
    const fault = random.chance(this.weather === 'bad' ? 0.6 : 0.08) ? random.pick(faults) : 'none'
    if (fault !== 'none') tally.count(fault)
    return fault
  }

  /** @returns null when nothing comes back, and the browser waits */
  async #arrive(request: WireRequest, fault: Fault): Promise<Response | null> {
    if (fault === 'lost') throw unreached()
    if (fault === 'hangs-before') return null
    if (fault === 'page-before') return responseOf(page)
    if (fault === 'busy') return responseOf(this.#busy())
    const { activity, site } = this.#parts
    const answer = await activity.during(() => site.serve(request))
    if (fault === 'answer-lost') throw unreached()
    if (fault === 'hangs-after') return null
    if (fault === 'page-after') return responseOf(proxyPage)
    if (fault === 'answer-cut') {
      return responseOf(answer, () => Promise.reject(new TypeError('network error')))
    }
    return responseOf(answer)
  }

  #busy(): WireResponse {
    const { random, clock } = this.#parts
    const [status, errorCode] = random.pick([
      [429, 7],
      [503, 503],
    ])
    const text = JSON.stringify({ success: false, message: 'Busy.', errorCode, resObj: null })
    const date = new Date(clock.nowMs() + random.whole(-60_000, 600_000)).toUTCString()
    const after = random.pick([null, '0', '7', '86400', date, 'soon'])
    return { status, headers: after === null ? {} : { 'retry-after': after }, text }
  }
}

const unreached = () => new TypeError('Failed to fetch')

/** As much of one as is read; a real one reads its text on a time of its own. */
const responseOf = (
  { status, headers, text }: WireResponse,
  read: () => Promise<string> = async () => text,
) => ({ status, headers: new Headers(headers), text: read }) as unknown as Response
