import * as block from '#contract/endpoints/block.ts'
import * as calendar from '#contract/endpoints/calendar.ts'
import * as chat from '#contract/endpoints/chat.ts'
import * as events from '#contract/endpoints/events.ts'
import * as geocode from '#contract/endpoints/geocode.ts'
import * as map from '#contract/endpoints/map.ts'
import * as push from '#contract/endpoints/push.ts'
import * as rent from '#contract/endpoints/rent.ts'
import * as reserve from '#contract/endpoints/reserve.ts'
import * as session from '#contract/endpoints/session.ts'
import * as user from '#contract/endpoints/user.ts'
import type { Endpoint } from '#contract/endpoint.ts'

/** Every call of the contract, by the name it has there. */
export const contractCalls: Readonly<Record<string, Endpoint>> = {
  ...session,
  ...user,
  ...rent,
  ...reserve,
  ...chat,
  ...block,
  ...calendar,
  ...geocode,
  ...map,
  ...push,
  ...events,
}
