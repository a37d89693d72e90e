import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { type Choice, useSelectedInView } from './chips.tsx'
import styles from './tabs.module.css'

type TabsProps<Value extends string> = {
  label: string
  tabs: Choice<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** A choice between ways to do the same: a single one shows no tab, and its content stays mounted when a second one comes. */
  isChoice?: boolean
  children?: ReactNode
}

export function Tabs<Value extends string>({ label, tabs, value, onChange, isChoice, children }: TabsProps<Value>) {
  const id = useId()
  const chosen = tabs.findIndex((tab) => tab.value === value)
  const list = useSelectedInView(chosen)
  const hasTabs = tabs.length > 1 || !isChoice
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const at = (chosen + step + tabs.length) % tabs.length
    onChange(tabs[at]!.value)
    list.current?.querySelectorAll('button')[at]?.focus()
  }
  return (
    <>
      {hasTabs && (
        <div ref={list} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={move}>
          {tabs.map((tab) => (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={tab.value === value}
              aria-controls={children ? `${id}-panel` : undefined}
              tabIndex={tab.value === value ? 0 : -1}
              onClick={() => onChange(tab.value)}
            >
              {tab.icon}
              {tab.label}
            </button>
          ))}
        </div>
      )}
      {children && (
        <div {...(hasTabs && { role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-${value}` })}>
          {children}
        </div>
      )}
    </>
  )
}
