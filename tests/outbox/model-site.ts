import type { NewItem, OutboxItem, OutboxRequest } from '#src/outbox/item.ts'
import { sessionOf } from '#src/outbox/session.ts'
import type { OutboxSession } from '#src/outbox/world.ts'
import type { Random } from '#server/demo/random.ts'
import type { Effect, Site, WireRequest, WireResponse } from './site.ts'
import type { Tally } from './tally.ts'

interface Kept extends Effect {
  asked: string
  answer: unknown
}

interface ModelBody {
  lane: string
  /** Of a message; what is 'bad' is refused. */
  text?: string
  night?: number
  price?: number
}

/** The server in a hundred lines: sessions, tokens, keys kept for ever, and what may be refused. */
export class ModelSite implements Site {
  readonly userIds = [1, 2]
  readonly cookies = new Map<string, string>()
  readonly #sessions = new Map<string, number>()
  readonly #kept: Kept[] = []
  readonly #takenNights = new Set<string>()
  #price = 100
  #issued = 0
  readonly #tally: Tally

  constructor(tally: Tally) {
    this.#tally = tally
  }

  async serve(request: WireRequest): Promise<WireResponse> {
    const { headers, cookies } = request
    const session = cookies.get('session') ?? ''
    const userId = this.#sessions.get(session)
    if (userId !== undefined && headers['x-user-id'] !== String(userId))
      return this.#refuse(409, 11)
    if (userId === undefined) return this.#refuse(401, 1)
    const token = headers['x-csrftoken']
    if (token !== cookies.get('csrftoken') || !token?.startsWith(session)) {
      const fresh = this.#issueToken(session)
      if (this.cookies.get('session') === session) this.cookies.set('csrftoken', fresh)
      return this.#refuse(403, 9, fresh)
    }
    return this.#do(userId, request)
  }

  #do(userId: number, { headers, path, body }: WireRequest): WireResponse {
    const key = headers['idempotency-key'] ?? ''
    const asked = path + String(body)
    const earlier = this.#kept.find((kept) => kept.key === key && kept.userId === userId)
    if (earlier) {
      if (earlier.asked !== asked) return this.#refuse(422, 10)
      const { price } = bodyOf(asked)
      const isPriceOther = price !== undefined && price !== this.#price
      this.#tally.count(isPriceOther ? 'replay after the price changed' : 'replay')
      return answer(200, 0, earlier.answer)
    }
    const fault = this.#faultOf(asked)
    if (fault) return this.#refuse(...fault)
    const { lane, night } = bodyOf(asked)
    const resObj = { Id: this.#kept.length + 1 }
    this.#kept.push({ key, userId, lane, asked, answer: resObj })
    if (night !== undefined) this.#takenNights.add(`${lane} ${night}`)
    return answer(200, 0, resObj)
  }

  #faultOf(asked: string): [status: number, code: number] | null {
    const { lane, text, night, price } = bodyOf(asked)
    if (text !== undefined) return text === 'bad' ? [422, 4] : null
    if (price !== this.#price) return [409, 6]
    return this.#takenNights.has(`${lane} ${night}`) ? [409, 5] : null
  }

  #refuse(status: number, code: number, token?: string): WireResponse {
    this.#tally.count(`code ${code}`)
    return answer(status, code, null, token)
  }

  #issueToken(session: string): string {
    this.#issued += 1
    return `${session} ${this.#issued}`
  }

  async session(): Promise<OutboxSession | null> {
    const userId = this.#sessions.get(this.cookies.get('session') ?? '')
    await this.renewToken()
    return userId === undefined ? null : sessionOf(userId, this.cookies.get('csrftoken') ?? '')
  }

  async login(userId: number): Promise<void> {
    await this.endSession()
    this.#issued += 1
    const session = `session-${this.#issued}`
    this.#sessions.set(session, userId)
    this.cookies.set('session', session)
    await this.renewToken()
  }

  async endSession(): Promise<void> {
    this.#sessions.delete(this.cookies.get('session') ?? '')
  }

  async renewToken(): Promise<void> {
    this.cookies.set('csrftoken', this.#issueToken(this.cookies.get('session') ?? ''))
  }

  async disturb(random: Random): Promise<void> {
    if (random.chance(0.5)) this.#price += 1
    else this.#takenNights.add(`reserve:${random.whole(1, 2)} ${random.whole(1, 20)}`)
  }

  author(userId: number, random: Random): Omit<NewItem, 'id'> {
    const listing = random.whole(1, 2)
    if (random.chance(0.3)) {
      const body = { lane: `reserve:${listing}`, night: random.whole(1, 20), price: this.#price }
      return item(userId, 'reservation', '/api/reserve/create', body)
    }
    const text = random.chance(0.08) ? 'bad' : `Hello ${random.whole(1, 1e6)}`
    return random.chance(0.7)
      ? item(userId, 'renter-message', '/api/chat/clientmsg', {
          lane: `chat:listing:${listing}`,
          text,
        })
      : item(userId, 'host-message', '/api/chat/hostmsg', { lane: `chat:${listing}`, text })
  }

  mend({ request }: OutboxItem): OutboxRequest {
    const body = request.body as ModelBody
    if (body.text !== undefined) return { ...request, body: { ...body, text: 'better' } }
    this.#issued += 1
    return { ...request, body: { ...body, night: 100 + this.#issued, price: this.#price } }
  }

  async effects(): Promise<Effect[]> {
    return this.#kept
  }
}

const bodyOf = (asked: string) => JSON.parse(asked.slice(asked.indexOf('{'))) as ModelBody

const item = (
  userId: number,
  kind: NewItem['kind'],
  path: string,
  body: ModelBody,
): Omit<NewItem, 'id'> => ({
  userId,
  kind,
  lane: body.lane,
  about: 'Condo near the river',
  request: { method: 'POST', path, body },
})

const answer = (status: number, errorCode: number, resObj: unknown, token?: string) => ({
  status,
  headers: {},
  text: JSON.stringify({ success: errorCode === 0, message: '', errorCode, resObj, token }),
})
