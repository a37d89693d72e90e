/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'

type Props<Value> = {
  label: string
  values: readonly Value[]
  selected?: Value
  format(value: Value): string
  onChoose(value: Value): void
  class?: string
  children?: ComponentChildren
}

export const Choices = <Value extends string | number>(props: Props<Value>) => (
  <div class={props.class ?? 'choices'} role="group" aria-label={props.label}>
    {props.values.map((value) => (
      <button
        key={value}
        class={typeof value === 'number' ? 'chip amount' : 'chip'}
        aria-pressed={value === props.selected}
        onClick={() => props.onChoose(value)}
      >
        {props.format(value)}
      </button>
    ))}
    {props.children}
  </div>
)
