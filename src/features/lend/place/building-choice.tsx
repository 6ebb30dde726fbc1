import { useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import type { Building } from '#contract/domain/building.ts'
import { distanceMetres, type LatLng } from '#contract/domain/place.ts'
import { formatCount } from '#src/i18n/format.ts'
import { ChoiceGroup } from '#src/ui/choice-group.tsx'

const none = 'none'

/** The building that a listing stands in, of those nearby. */
export function BuildingChoice({
  buildings,
  point,
  value,
  onChoose,
}: {
  buildings: readonly Building[]
  point: LatLng
  value: number | null
  onChoose(id: number | null): void
}) {
  const { t } = useLingui()
  return (
    <ChoiceGroup
      label={t`Does it stand in one of these buildings?`}
      value={value === null ? none : String(value)}
      choices={[
        { value: none, name: t`In none of them` },
        ...buildings.map(({ id, title, place, listingCount }) => {
          const metres = formatCount(Math.round(distanceMetres(point, place)))
          return {
            value: String(id),
            name: title,
            detail: plural(listingCount, { one: '# listing', other: '# listings' }),
            note: t`${metres} m away`,
          }
        }),
      ]}
      onChange={(chosen) => onChoose(chosen === none ? null : Number(chosen))}
    />
  )
}
