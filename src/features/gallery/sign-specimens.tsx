import { Avatar } from '#src/ui/avatar.tsx'
import { Badge } from '#src/ui/badge.tsx'
import { FormActions } from '#src/ui/form.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { Stars } from '#src/ui/stars.tsx'
import { Specimen, State } from './specimen.tsx'

const tones = ['plain', 'success', 'warning', 'danger', 'accent', 'picture'] as const
const signs: IconName[] = [
  'search',
  'heart',
  'inbox',
  'lend',
  'user',
  'login',
  'key',
  'back',
  'close',
  'filter',
  'map',
  'map-and-list',
  'list',
  'table',
  'star',
  'calendar',
  'clock',
  'check',
  'alert',
  'offline',
  'sync',
  'previous',
  'next',
  'pause',
  'play',
  'down',
  'up',
  'pin',
  'copy',
  'share',
  'external',
  'expand',
  'send',
  'instant',
  'approval',
  'globe',
  'camera',
  'trash',
  'edit',
  'download',
]

export function SignSpecimens() {
  return (
    <>
      <Specimen name="Badge">
        <State name="each tone">
          <FormActions>
            {tones.map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone}
              </Badge>
            ))}
          </FormActions>
        </State>
        <State name="with a sign">
          <FormActions>
            <Badge tone="success" icon="check">
              Reservierungsbestätigung
            </Badge>
            <Badge tone="warning" icon="clock">
              Requested
            </Badge>
          </FormActions>
        </State>
      </Specimen>
      <Specimen name="Stars">
        <State name="rated">
          <Stars average={4.6} count={12} />
        </State>
        <State name="not yet">
          <Stars average={null} count={0} />
        </State>
      </Specimen>
      <Specimen name="Avatar">
        <State name="each size, with a letter and a picture">
          <FormActions>
            <Avatar name="Lek" src="" size="small" />
            <Avatar name="Øystein" src="" />
            <Avatar name="Nim" src="/icon.svg" />
            <Avatar name="暁" src="" size="large" />
          </FormActions>
        </State>
      </Specimen>
      <Specimen name="Icon">
        <State name="all of them">
          <FormActions>
            {signs.map((name) => (
              <Icon key={name} name={name} />
            ))}
          </FormActions>
        </State>
        <State name="filled">
          <Icon name="heart" isFilled />
        </State>
      </Specimen>
    </>
  )
}
