import type { ReactNode } from 'react'
import styles from './chips.module.css'

export type Choice<Value extends string> = { value: Value; label: string; icon?: ReactNode }
type ChipsProps<Value extends string> = {
  label: string
  choices: Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** One of several, as a row of chips that scrolls: a filter. */
export function Chips<Value extends string>({ label, choices, value, onChange }: ChipsProps<Value>) {
  return (
    <div className={styles.chips} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.icon}
          {choice.label}
        </button>
      ))}
    </div>
  )
}
