import { useState } from 'react'
import { Field } from '#src/ui/field.tsx'
import { Select } from '#src/ui/select.tsx'
import { Switch } from '#src/ui/switch.tsx'
import { TextArea } from '#src/ui/text-area.tsx'
import { TextInput } from '#src/ui/text-input.tsx'
import { Specimen, State } from './specimen.tsx'

const languages = [
  { value: 'en', name: 'English' },
  { value: 'de', name: 'Deutsch' },
  { value: 'th', name: 'ไทย' },
]

export function FieldSpecimens() {
  const [language, setLanguage] = useState('en')
  const [line, setLine] = useState('Zimmer mit Blick über die Dächer')
  const [text, setText] = useState('Two rooms and a pool.')
  const [long, setLong] = useState('Nahe am Fluss. '.repeat(10).slice(0, 148))
  const [isOn, setOn] = useState(true)
  return (
    <>
      <Specimen name="Field">
        <State name="empty, with a hint">
          <Field label="Email" hint="We write only what you ask for.">
            {(control) => <input {...control} type="email" />}
          </Field>
        </State>
        <State name="invalid">
          <Field label="Rückerstattungsbankverbindung" error="is invalid.">
            {(control) => <input {...control} defaultValue="DE00" />}
          </Field>
        </State>
        <State name="disabled">
          <Field label="Phone">
            {(control) => <input {...control} defaultValue="+66 2 123 4567" disabled />}
          </Field>
        </State>
      </Specimen>
      <Specimen name="Select">
        <State name="chosen">
          <Select label="Language" value={language} options={languages} onChange={setLanguage} />
        </State>
        <State name="invalid">
          <Select
            label="Language of your listing"
            value={language}
            options={languages}
            error="must be chosen."
            onChange={setLanguage}
          />
        </State>
      </Specimen>
      <Specimen name="Text input">
        <State name="near its limit">
          <TextInput label="Title" value={line} maxLength={40} onChange={setLine} />
        </State>
      </Specimen>
      <Specimen name="Text area">
        <State name="short">
          <TextArea label="Details" value={text} maxLength={6000} onChange={setText} />
        </State>
        <State name="near its limit">
          <TextArea label="About" value={long} maxLength={150} onChange={setLong} />
        </State>
        <State name="invalid">
          <TextArea
            label="Note"
            value={text}
            maxLength={1000}
            error="contains potentially unsafe content."
            onChange={setText}
          />
        </State>
      </Specimen>
      <Specimen name="Switch">
        <State name="on and off">
          <Switch isOn={isOn} onChange={setOn} hint="As soon as somebody writes to you.">
            Notify me
          </Switch>
        </State>
        <State name="read only">
          <Switch isOn isReadOnly onChange={setOn}>
            Benachrichtigungseinstellungen übernehmen
          </Switch>
          <Switch isOn={false} isReadOnly onChange={setOn}>
            Off
          </Switch>
        </State>
      </Specimen>
    </>
  )
}
