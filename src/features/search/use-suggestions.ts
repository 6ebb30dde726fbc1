import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { endOfAddress, isSuggestible } from '#contract/domain/place-text.ts'
import type { LatLng } from '#contract/domain/place.ts'
import { presetCities } from '#contract/domain/preset-cities.ts'
import { suggestPlaces } from '#contract/endpoints/geocode.ts'
import { call } from '#src/api/call.ts'
import { countryName, intlLocale } from '#src/i18n/format.ts'
import { useRested } from '#src/ui/use-rested.ts'

/** Whoever types quickly asks once. */
const restMs = 150

export interface SuggestedPlace {
  key: string
  name: string
  note: string
  place: LatLng
}

/** Places that what was typed may mean: those of the server, and without it the preset cities. */
export function useSuggestions(text: string): SuggestedPlace[] {
  const asked = useRested(endOfAddress(text), restMs)
  const isAsked = asked !== '' && isSuggestible(asked)
  const { data, isError } = useQuery({
    ...suggestionsQuery(asked),
    ...(!isAsked && { queryFn: skipToken }),
    placeholderData: keepPreviousData,
  })
  if (!isAsked) return []
  return isError ? presetsLike(asked) : (data ?? [])
}

const suggestionsQuery = (text: string) =>
  queryOptions({
    queryKey: ['suggestions', text, intlLocale()],
    queryFn: async ({ signal }): Promise<SuggestedPlace[]> => {
      const { resObj } = await call(suggestPlaces, { query: { text }, signal })
      return resObj.map(({ name, country, geometry: { location } }) => ({
        key: `${location.lat} ${location.lng}`,
        name,
        note: country ? countryName(country) : '',
        place: location,
      }))
    },
    staleTime: Infinity,
    retry: false,
    meta: { isKept: false },
  })

const presetsLike = (text: string): SuggestedPlace[] =>
  presetCities
    .filter(({ city }) => city.toLowerCase().startsWith(text.toLowerCase()))
    .map(({ city, place }) => ({ key: city, name: city, note: '', place }))
