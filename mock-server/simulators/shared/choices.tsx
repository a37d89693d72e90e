/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'

type Props<Value> = {
  /** What is chosen here, for those who do not see it. */
  label: string
  values: readonly Value[]
  chosen?: Value
  write(value: Value): string
  choose(value: Value): void
  class?: string
  children?: ComponentChildren
}

/** Chips to choose one of. */
export const Choices = <Value extends string | number>(props: Props<Value>) => (
  <div class={props.class ?? 'choices'} role="group" aria-label={props.label}>
    {props.values.map((value) => (
      <button
        key={value}
        class={typeof value === 'number' ? 'chip amount' : 'chip'}
        aria-pressed={value === props.chosen}
        onClick={() => props.choose(value)}
      >
        {props.write(value)}
      </button>
    ))}
    {props.children}
  </div>
)
