import { ButtonLink } from '#src/ui/button-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { FileChoice } from '#src/ui/file-choice.tsx'
import { FormActions } from '#src/ui/form.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { toast } from '#src/ui/toast-store.ts'
import { Specimen, State } from './specimen.tsx'

const looks = ['main', 'plain', 'quiet', 'danger'] as const
const linkLooks = ['main', 'plain', 'quiet'] as const

const ignore = () => {}

export function ButtonSpecimens() {
  return (
    <>
      <Specimen name="Button">
        <State name="each look">
          <FormActions>
            {looks.map((look) => (
              <Button key={look} look={look}>
                {look}
              </Button>
            ))}
          </FormActions>
        </State>
        <State name="disabled">
          <FormActions>
            {looks.map((look) => (
              <Button key={look} look={look} disabled>
                {look}
              </Button>
            ))}
          </FormActions>
        </State>
        <State name="with a sign, with a sign alone">
          <FormActions>
            <Button>
              <Icon name="filter" />
              Filter
            </Button>
            <Button aria-label="Close">
              <Icon name="close" />
            </Button>
          </FormActions>
        </State>
        <State name="long words">
          <Button look="main">Reservierungsbestätigungsschreiben herunterladen</Button>
        </State>
      </Specimen>
      <Specimen name="Button link">
        <State name="each look">
          <FormActions>
            {linkLooks.map((look) => (
              <ButtonLink key={look} look={look} to="/test/{-$page}" params={{ page: 'ui' }}>
                {look}
              </ButtonLink>
            ))}
          </FormActions>
        </State>
      </Specimen>
      <Specimen name="File choice">
        <State name="as it is, disabled">
          <FormActions>
            <FileChoice look="main" accept="image/*" onFiles={ignore}>
              Choose pictures
            </FileChoice>
            <FileChoice isDisabled accept="image/*" onFiles={ignore}>
              Choose others
            </FileChoice>
          </FormActions>
        </State>
      </Specimen>
      <Specimen name="Toast">
        <State name="closes by itself">
          <Button onClick={() => toast('Link copied to clipboard!')}>Say something</Button>
        </State>
      </Specimen>
    </>
  )
}
