import { useState } from 'react'
import { CheckGroup } from '#src/ui/check-group.tsx'
import { ChoiceGroup } from '#src/ui/choice-group.tsx'
import { StarChoice } from '#src/ui/star-choice.tsx'
import { ToggleRow } from '#src/ui/toggle-row.tsx'
import { Specimen, State } from './specimen.tsx'

const types = [
  { value: 'CONDO', name: 'Condo' },
  { value: 'HOUSE', name: 'House' },
  { value: 'ROOM', name: 'Room' },
  { value: 'SHARED', name: 'Gemeinschaftsunterkunft' },
]

const modes = [
  { value: 'map', name: 'Map View', icon: 'map' as const },
  { value: 'both', name: 'Map and List View', icon: 'map-and-list' as const },
  { value: 'list', name: 'List View', icon: 'list' as const },
  { value: 'table', name: 'Table View', icon: 'table' as const },
]

const periods = [
  {
    value: 'daily',
    name: 'Daily',
    detail: 'THB 900.00',
    note: 'Instant Booking',
    icon: 'instant' as const,
  },
  {
    value: 'weekly',
    name: 'Weekly',
    detail: 'THB 5,000.00',
    note: 'Approval Required',
    icon: 'approval' as const,
  },
  { value: 'monthly', name: 'Monatsabrechnungszeitraum', detail: 'not offered' },
]

export function ChoiceSpecimens() {
  const [chosen, setChosen] = useState(['CONDO'])
  const [mode, setMode] = useState('both')
  const [period, setPeriod] = useState('daily')
  const [stars, setStars] = useState(4)
  return (
    <>
      <Specimen name="Toggle row">
        <State name="with names">
          <ToggleRow label="View" options={modes} value={mode} onChange={setMode} />
        </State>
        <State name="icons only">
          <ToggleRow
            label="View by icon"
            options={modes}
            value={mode}
            isIconsOnly
            onChange={setMode}
          />
        </State>
      </Specimen>
      <Specimen name="Check group">
        <State name="some chosen">
          <CheckGroup label="Types" options={types} value={chosen} onChange={setChosen} />
        </State>
        <State name="invalid">
          <CheckGroup
            label="Types of place"
            options={types}
            value={[]}
            error="At least one type must be selected"
            onChange={setChosen}
          />
        </State>
      </Specimen>
      <Specimen name="Choice group">
        <State name="one chosen">
          <ChoiceGroup
            label="Billing period"
            choices={periods}
            value={period}
            onChange={setPeriod}
          />
        </State>
        <State name="none chosen, invalid">
          <ChoiceGroup
            label="Period"
            choices={periods.slice(0, 2)}
            value={null}
            error="A period must be selected"
            onChange={setPeriod}
          />
        </State>
      </Specimen>
      <Specimen name="Star choice">
        <State name="four of five">
          <StarChoice label="Stars for the listing" value={stars} onChange={setStars} />
        </State>
      </Specimen>
    </>
  )
}
