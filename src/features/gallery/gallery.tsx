import { Page } from '#src/ui/page.tsx'
import { ButtonSpecimens } from './button-specimens.tsx'
import { CalendarSpecimens } from './calendar-specimens.tsx'
import { ChoiceSpecimens } from './choice-specimens.tsx'
import { FieldSpecimens } from './field-specimens.tsx'
import { FrameSpecimens } from './frame-specimens.tsx'
import { SignSpecimens } from './sign-specimens.tsx'
import { StateSpecimens } from './state-specimens.tsx'
import { TableSpecimens } from './table-specimens.tsx'

/** Every component in every state; light and dark as the device is. Its texts are samples, not translated. */
export default function Gallery() {
  return (
    <Page title="Components" width="wide">
      <ButtonSpecimens />
      <FieldSpecimens />
      <ChoiceSpecimens />
      <FrameSpecimens />
      <CalendarSpecimens />
      <TableSpecimens />
      <StateSpecimens />
      <SignSpecimens />
    </Page>
  )
}
