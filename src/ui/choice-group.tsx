import { FieldError, Label, Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import styles from './choice-group.module.css'
import { Icon, type IconName } from './icon.tsx'

export interface Choice<Value extends string = string> {
  value: Value
  name: string
  /** What it means, below its name. */
  detail?: string
  /** What else to know of it, with its sign. */
  note?: string
  icon?: IconName
}

/** One of a few choices, each as a card with what there is to know about it. */
export function ChoiceGroup<Value extends string>({
  label,
  choices,
  value,
  error,
  onChange,
}: {
  label: string
  choices: Choice<Value>[]
  value: Value | null
  error?: string | undefined
  onChange(value: NoInfer<Value>): void
}) {
  const choose = (chosen: string) => {
    const choice = choices.find((each) => each.value === chosen)
    if (choice) onChange(choice.value)
  }
  return (
    <RadioGroup
      className={styles.group}
      value={value}
      isInvalid={Boolean(error)}
      onChange={choose}
      orientation="horizontal"
    >
      <Label className={styles.label}>{label}</Label>
      <div className={styles.choices}>
        {choices.map(({ value: each, name, detail, note, icon }) => (
          <Radio key={each} value={each} className={styles.choice}>
            <span className={styles.name}>{name}</span>
            {detail && <span className={styles.detail}>{detail}</span>}
            {note && (
              <span className={styles.note}>
                {icon && <Icon name={icon} />}
                {note}
              </span>
            )}
          </Radio>
        ))}
      </div>
      <FieldError className={styles.error}>{error}</FieldError>
    </RadioGroup>
  )
}
