import * as z from 'zod/mini'
import type { LatLng } from '#contract/domain/place.ts'
import { madeOnce } from '#server/made-once.ts'
import { fetchFailure, readAtMost } from '#server/read-at-most.ts'
import { slots } from '#server/slots.ts'
import { shownAddress } from '#server/web-address.ts'
import { GeocoderAwayError } from './geocoder-away-error.ts'

/** Looks up an address, streets too.
 *  @returns the best match, none where nothing is called so
 *  @throws GeocoderAwayError (rejects)
 *  @throws TooMany (rejects) when as many others wait */
export type Geocoder = (address: string) => Promise<(LatLng & { name: string })[]>

/** Less than browsers wait for an answer. */
const usualTimeoutMs = 5000
const answerBytesAtMost = 100_000
const askedAtOnce = 4
const waitingAtMost = 20
/** A public service allows one request a second, and wants its answers to be kept. */
const keptForMs = 24 * 60 * 60 * 1000
const keptBytesAtMost = 4 * 1024 ** 2
const keptPlaceBytes = 500

const degrees = (most: number) =>
  z.pipe(
    z.pipe(z.string().check(z.regex(/^-?\d+(\.\d+)?$/)), z.transform(Number)),
    z.number().check(z.minimum(-most), z.maximum(most)),
  )

const answered = z.array(
  z.object({
    lat: degrees(90),
    lon: degrees(180),
    name: z._default(z.string(), ''),
    display_name: z._default(z.string(), ''),
  }),
)

/** A service that searches as Nominatim does.
 *  @param url what stands before `/search`, with a key as its query where the service wants one
 *  @param asker who asks, which Nominatim's policy wants to know */
export function openNominatim(
  url: string,
  { asker, timeoutMs = usualTimeoutMs }: { asker: string; timeoutMs: number | undefined },
): Geocoder {
  const headers = { accept: 'application/json', 'user-agent': asker }
  const inTurn = slots(askedAtOnce, { waitingAtMost })
  const kept = madeOnce<Awaited<ReturnType<Geocoder>>>({
    forMs: keptForMs,
    bytesAtMost: keptBytesAtMost,
    bytesOf: () => keptPlaceBytes,
  })
  const away = (why: string) => new GeocoderAwayError(`${shownAddress(url)}: ${why}`)

  async function ask(address: string, signal: AbortSignal) {
    const response = await fetch(searchUrl(url, address), { headers, signal })
    if (!response.ok) {
      await response.body?.cancel()
      throw away(`it answers ${response.status}`)
    }
    const body = await readAtMost(response, answerBytesAtMost)
    const places = body && placesIn(new TextDecoder().decode(body))
    if (!places) throw away('it answers no list of places')
    return places
  }

  return async (given) => {
    const address = given.trim()
    // Who waits for a turn waits no longer than the others.
    const signal = AbortSignal.timeout(timeoutMs)
    const places = await kept(address.toLowerCase(), () =>
      inTurn(() =>
        ask(address, signal).catch((error: unknown) => {
          throw error instanceof GeocoderAwayError ? error : away(fetchFailure(error))
        }),
      ),
    )
    return places ?? []
  }
}

function searchUrl(base: string, address: string): URL {
  const url = new URL(base)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/search`
  url.searchParams.set('format', 'jsonv2')
  url.searchParams.set('limit', '1')
  url.searchParams.set('q', address)
  return url
}

/** @returns null for anything but a list of places */
function placesIn(text: string) {
  try {
    return z.parse(answered, JSON.parse(text)).map(({ lat, lon, name, display_name }) => ({
      name: name || display_name,
      lat,
      lng: lon,
    }))
  } catch {
    return null
  }
}
