import { currencyById } from '#contract/domain/currency.ts'
import { pictureOf } from '#contract/domain/picture.ts'
import type { RentItem } from '#contract/wire/rent-item.ts'
import { sites } from '#sites/all.gen.ts'
import type { Site } from '#sites/site.ts'

/** As schema.org calls them, beside Product. */
const homes = new Map<number, string>(
  sites.flatMap(({ types }: Site) =>
    types.flatMap(({ id, place }) => (place ? [[id, place] as const] : [])),
  ),
)

/** Of UN/CEFACT. */
const unitCodes = { Hourly: 'HUR', Daily: 'DAY', Weekly: 'WEE', Monthly: 'MON' } as const

const periods = ['Hourly', 'Daily', 'Weekly', 'Monthly'] as const

/** What a listing is, for search engines, in the words of schema.org.
 *  @param origin of its addresses; null names none */
export function listingMarkup(
  item: RentItem,
  { origin, description }: { origin: string | null; description: string },
): object {
  const home = homes.get(item.TypeId)
  const pictures = item.images.filter((source) => pictureOf(source) !== null)
  return {
    '@context': 'https://schema.org',
    '@type': home ? ['Product', home] : 'Product',
    name: item.Title,
    description,
    ...(origin && {
      url: `${origin}/rentitem/${item.Id}`,
      image: pictures.map((source) => origin + source),
    }),
    ...(home && placeOf(item)),
    ...(item.Stars !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: item.Stars,
        reviewCount: item.Reviews,
      },
    }),
    offers: offersOf(item),
  }
}

function placeOf({ City, Zip, Lat, Lon }: RentItem): object {
  return {
    address: {
      '@type': 'PostalAddress',
      ...(City && { addressLocality: City }),
      ...(Zip && { postalCode: Zip }),
    },
    ...(Lat !== null &&
      Lon !== null && {
        geo: { '@type': 'GeoCoordinates', latitude: Lat, longitude: Lon },
      }),
  }
}

function offersOf(item: RentItem): object[] {
  const priceCurrency = currencyById(item.CurrencyId).code
  return periods
    .map((period) => ({ period, price: item[`${period}Price`], isOk: item[`Is${period}Ok`] }))
    .filter(({ isOk, price }) => isOk === 1 && price > 0)
    .map(({ period, price }) => ({
      '@type': 'Offer',
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      availability: `https://schema.org/${item.IsActive ? 'InStock' : 'OutOfStock'}`,
      price,
      priceCurrency,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency,
        referenceQuantity: {
          '@type': 'QuantitativeValue',
          value: 1,
          unitCode: unitCodes[period],
        },
      },
    }))
}
