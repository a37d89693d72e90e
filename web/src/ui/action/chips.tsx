import { type ReactNode, useEffect, useRef } from 'react'
import styles from './chips.module.css'

export type Choice<Value extends string> = {
  value: Value
  label: string
  icon?: ReactNode
  /** Opens another page instead of being selected; marked with an arrow. */
  isLink?: boolean
}
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

/**
 * Keeps the selected one of a scrolling row in its middle, also when the screen is turned or a label grows. The first one is in view without it.
 * Only the browser knows the sizes.
 */
export function useSelectedInView(at: number) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const list = row.current
    if (at <= 0 || !list) return
    const scroll = () => (list.scrollLeft += centerOf(list.children[at]!) - centerOf(list))
    scroll()
    const sizes = new ResizeObserver(scroll)
    for (const element of [list, ...list.children]) sizes.observe(element)
    return () => sizes.disconnect()
  }, [at])
  return row
}

export function Chips<Value extends string>({ label, choices, value, onChange }: ChipsProps<Value>) {
  const row = useSelectedInView(choices.findIndex((choice) => choice.value === value))
  return (
    <div ref={row} className={styles.chips} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.isLink ? undefined : choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.icon}
          {choice.label}
        </button>
      ))}
    </div>
  )
}
