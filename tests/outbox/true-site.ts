import { sendAsHost, sendAsRenter } from '#contract/endpoints/chat.ts'
import { editListing } from '#contract/endpoints/rent.ts'
import { createReservation } from '#contract/endpoints/reserve.ts'
import { getSession } from '#contract/endpoints/session.ts'
import { closeSession, openSession } from '#server/services/sessions.ts'
import type { Random } from '#server/demo/random.ts'
import type { NewItem, OutboxItem, OutboxRequest } from '#src/outbox/item.ts'
import { sessionOf } from '#src/outbox/session.ts'
import type { OutboxSession } from '#src/outbox/world.ts'
import { Client, urlOf } from '#tests/fixtures/client.ts'
import { days, idOf, listingForm, newListing } from '#tests/fixtures/people.ts'
import type { TestApp } from '#tests/fixtures/test-app.ts'
import type { Effect, Site, WireRequest, WireResponse } from './site.ts'
import type { Tally } from './tally.ts'

interface Roles {
  lender: Client
  renter: Client
  /** Takes nights from the renter. */
  rival: Client
}

interface TrueSiteParts {
  site: TestApp
  roles: Roles
  tally: Tally
  listingId: number
  chatId: number
}

/** The real server over its database: a listing, its conversation, and the two who use one browser. */
export class TrueSite implements Site {
  readonly userIds: readonly number[]
  readonly #browser: Client
  #price = 900
  #nights = 40
  readonly #site: TestApp
  readonly #roles: Roles
  readonly #listingId: number
  readonly #chatId: number
  readonly #done = new Set<string>()
  readonly #tally: Tally

  static async open(site: TestApp, roles: Roles, tally: Tally): Promise<TrueSite> {
    const listingId = await newListing(roles.lender)
    const body = { RentId: listingId, Msg: 'Hello' }
    const { ChatId } = await roles.renter.get(sendAsRenter, { body })
    return new TrueSite({ site, roles, tally, listingId, chatId: ChatId })
  }

  private constructor({ site, roles, tally, listingId, chatId }: TrueSiteParts) {
    this.#site = site
    this.#roles = roles
    this.#tally = tally
    this.#listingId = listingId
    this.#chatId = chatId
    this.#browser = new Client(site.app)
    this.userIds = [idOf(roles.renter), idOf(roles.lender)]
  }

  get cookies(): Map<string, string> {
    return this.#browser.cookies
  }

  async serve({ method, path, headers, body, cookies }: WireRequest): Promise<WireResponse> {
    const sender = new Client(this.#site.app)
    for (const [name, value] of cookies) sender.cookies.set(name, value)
    const payload = String(body)
    const response = await sender.send({ method, url: path, headers, payload })
    for (const { name, value } of response.cookies) this.cookies.set(name, value)
    this.#count(headers['idempotency-key'] ?? '', response.json<{ errorCode: number }>())
    return { status: response.statusCode, headers: {}, text: response.body }
  }

  #count(key: string, { errorCode }: { errorCode: number }): void {
    this.#tally.count(errorCode === 0 && this.#done.has(key) ? 'replay' : `code ${errorCode}`)
    if (errorCode === 0) this.#done.add(key)
  }

  async session(): Promise<OutboxSession | null> {
    const { resObj, token = '' } = await this.#browser.call(getSession)
    return resObj && sessionOf(resObj.Id, token)
  }

  async login(userId: number): Promise<void> {
    await this.endSession()
    this.cookies.set('session', await openSession(this.#site.context, userId))
    await this.renewToken()
  }

  async endSession(): Promise<void> {
    await closeSession(this.#site.context, this.cookies.get('session') ?? '')
  }

  async renewToken(): Promise<void> {
    await this.#browser.call(getSession)
  }

  async disturb(random: Random): Promise<void> {
    const { lender, rival } = this.#roles
    if (random.chance(0.5)) {
      const body = this.#stay(random.whole(1, 28))
      await rival.call(createReservation, { body })
    } else {
      this.#price += 1
      const body = listingForm({ DailyPrice: this.#price })
      await lender.get(editListing, { params: { id: this.#listingId }, body })
    }
  }

  #stay = (night: number) => days(this.#listingId, night, night + 1, { PeriodPrice: this.#price })

  author(userId: number, random: Random): Omit<NewItem, 'id'> {
    const Msg = random.chance(0.08) ? ' ' : `Hello ${random.whole(1, 1e6)}`
    const about = 'Condo near the river'
    if (userId !== idOf(this.#roles.renter)) {
      const request = post(urlOf(sendAsHost), { ChatId: this.#chatId, Msg })
      return { userId, about, kind: 'host-message', lane: `chat:${this.#chatId}`, request }
    }
    if (random.chance(0.3)) {
      const request = post(urlOf(createReservation), this.#stay(random.whole(1, 28)))
      return { userId, about, kind: 'reservation', lane: `reserve:${this.#listingId}`, request }
    }
    const request = post(urlOf(sendAsRenter), { RentId: this.#listingId, Msg })
    return {
      userId,
      about,
      kind: 'renter-message',
      lane: `chat:listing:${this.#listingId}`,
      request,
    }
  }

  mend({ kind, request }: OutboxItem): OutboxRequest {
    this.#nights += 1
    const better = kind === 'reservation' ? this.#stay(this.#nights) : { Msg: 'Better' }
    return { ...request, body: { ...(request.body as object), ...better } }
  }

  async effects(): Promise<Effect[]> {
    const { db } = this.#site.context
    const messages = await db
      .selectFrom('message')
      .select(['author_id', 'idempotency_key'])
      .where('listing_id', '=', this.#listingId)
      .where('idempotency_key', 'is not', null)
      .orderBy('id')
      .execute()
    const reservations = await db
      .selectFrom('reservation')
      .select(['renter_id', 'idempotency_key'])
      .where('listing_id', '=', this.#listingId)
      .where('renter_id', '=', idOf(this.#roles.renter))
      .orderBy('id')
      .execute()
    const isRenter = (id: number) => id === idOf(this.#roles.renter)
    return [
      ...messages.map(({ author_id: userId, idempotency_key: key }) => ({
        key: String(key),
        userId,
        lane: isRenter(userId) ? `chat:listing:${this.#listingId}` : `chat:${this.#chatId}`,
      })),
      ...reservations.map(({ renter_id: userId, idempotency_key: key }) => ({
        key: String(key),
        userId,
        lane: `reserve:${this.#listingId}`,
      })),
    ]
  }
}

const post = (path: string, body: object): OutboxRequest => ({ method: 'POST', path, body })
