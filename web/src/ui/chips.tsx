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

/** Scrolls a row so that one of what stands in it is in its middle; the first one is in sight anyway. */
export function scrollToCenter(row: Element | null, at: number) {
  const selected = row?.children[at]
  if (at > 0 && row && selected) row.scrollLeft += centerOf(selected) - centerOf(row)
}

/** One of several, as a row of chips that scrolls: a filter. */
export function Chips<Value extends string>({ label, choices, value, onChange }: ChipsProps<Value>) {
  const row = useRef<HTMLDivElement>(null)
  const at = choices.findIndex((choice) => choice.value === value)
  // Whether the chosen one lies outside the row's window only the browser knows; the first one never does.
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
