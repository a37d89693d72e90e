/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import type { StoreProps } from './game-store.ts'
import { Keys } from './keys.tsx'
import { Picks } from './picks.tsx'

export function Pad({ store }: StoreProps) {
  const { digits, options } = store.choice.play.value
  if (options) return <Options store={store} />
  if (digits >= 3) return <Keys store={store} />
  const numbers = Array.from({ length: 10 ** digits }, (_, number) => String(number).padStart(digits, '0'))
  return (
    <div class="pad">
      {digits === 2 && <Picks store={store} all={numbers} />}
      <Board store={store} numbers={numbers} />
    </div>
  )
}

function Options({ store: { choice } }: StoreProps) {
  const { playName, options = [] } = choice.play.value
  const chosen = choice.numbers.value
  const press = (content: string) => choice.pick(chosen.includes(content) ? [] : [content])
  return (
    <div class="pad options" role="group" aria-label={playName}>
      {options.map(({ content, optionName }) => (
        <Cell key={content} isSelected={chosen.includes(content)} press={() => press(content)}>
          {optionName}
        </Cell>
      ))}
    </div>
  )
}

function Board({ store: { choice }, numbers }: StoreProps & { numbers: string[] }) {
  const chosen = new Set(choice.numbers.value)
  return (
    <div class={numbers.length > 10 ? 'board' : 'digits'} role="group" aria-label={choice.play.value.playName}>
      {numbers.map((number) => (
        <Cell key={number} isSelected={chosen.has(number)} press={() => choice.toggle(number)}>
          {number}
        </Cell>
      ))}
    </div>
  )
}

type CellProps = { isSelected: boolean; press(): void; children: ComponentChildren }

const Cell = ({ isSelected, press, children }: CellProps) => (
  <button class="cell" aria-pressed={isSelected} onClick={press}>
    {children}
  </button>
)
