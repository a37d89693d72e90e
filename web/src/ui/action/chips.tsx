import { type ReactNode, useEffect, useRef } from 'react'
import styles from './chips.module.css'

export type Choice<Value extends string> = { value: Value; label: string; icon?: ReactNode }
type ChipsProps<Value extends string> = {
  label: string
  choices: Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
}

function centerOf(element: Element) {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}

export function scrollToCenter(row: Element | null, at: number) {
  const selected = row?.children[at]
  if (at > 0 && row && selected) row.scrollLeft += centerOf(selected) - centerOf(row)
}

export function Chips<Value extends string>({ label, choices, value, onChange }: ChipsProps<Value>) {
  const row = useRef<HTMLDivElement>(null)
  const at = choices.findIndex((choice) => choice.value === value)
  // Only the browser knows whether the selected chip is in view; the first chip always is.
  useEffect(() => scrollToCenter(row.current, at), [at])
  return (
    <div ref={row} className={styles.chips} role="group" aria-label={label}>
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
