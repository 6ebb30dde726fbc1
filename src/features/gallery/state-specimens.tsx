import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ProgressBar } from '#src/ui/progress-bar.tsx'
import { ReadFailure } from '#src/ui/read-failure.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { WriteFailure } from '#src/ui/write-failure.tsx'
import { Specimen, State } from './specimen.tsx'

const failure = new Error('The database is away.')

export function StateSpecimens() {
  return (
    <>
      <Specimen name="Notice">
        <State name="plain">
          <Notice>This is your own item.</Notice>
        </State>
        <State name="success">
          <Notice tone="success">The same time as 1 week costs THB 5,000.00.</Notice>
        </State>
        <State name="failure">
          <Notice tone="failure">Please select correct reservation parameters</Notice>
        </State>
      </Specimen>
      <Specimen name="Failing">
        <State name="of reading">
          <ReadFailure error={failure} before="Could not get booked dates" onRetry={() => {}} />
        </State>
        <State name="of writing">
          <WriteFailure error={failure} />
        </State>
      </Specimen>
      <Specimen name="Waiting">
        <State name="as lines">
          <Waiting text="Please wait..." />
        </State>
        <State name="as a picture">
          <Skeleton ratio={0.66} />
        </State>
      </Specimen>
      <Specimen name="Progress bar">
        <State name="how far">
          <ProgressBar label="Uploading" value={0.4} detail="2 of 5 pictures" />
        </State>
        <State name="unknown">
          <ProgressBar label="Connecting" value={null} />
        </State>
      </Specimen>
      <Specimen name="Empty state">
        <State name="with the next step">
          <EmptyState
            icon="calendar"
            title="No Reservations yet"
            action={<Button look="main">Find a place</Button>}
          >
            What you reserve stands here, with its dates and its state.
          </EmptyState>
        </State>
        <State name="without">
          <EmptyState icon="search" title="Nothing found in the selected map area" />
        </State>
      </Specimen>
    </>
  )
}
