/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import type { OfDesk } from './desk.ts'
import { Keys } from './keys.tsx'
import { Picks } from './picks.tsx'

/** The pad that fits the chosen play: two choices, a board of numbers, or keys. */
export function Pad({ desk }: OfDesk) {
  const { digits, options } = desk.choice.play.value
  if (options) return <Options desk={desk} />
  if (digits >= 3) return <Keys desk={desk} />
  const numbers = Array.from({ length: 10 ** digits }, (_, number) => String(number).padStart(digits, '0'))
  return (
    <div class="pad">
      {digits === 2 && <Picks desk={desk} all={numbers} />}
      <Board desk={desk} numbers={numbers} />
    </div>
  )
}

/** One of a few, by name; a second press takes it back. */
function Options({ desk: { choice } }: OfDesk) {
  const { playName, options = [] } = choice.play.value
  const chosen = choice.numbers.value
  const press = (content: string) => choice.pick(chosen.includes(content) ? [] : [content])
  return (
    <div class="pad options" role="group" aria-label={playName}>
      {options.map(({ content, optionName }) => (
        <Cell key={content} isChosen={chosen.includes(content)} press={() => press(content)}>
          {optionName}
        </Cell>
      ))}
    </div>
  )
}

function Board({ desk: { choice }, numbers }: OfDesk & { numbers: string[] }) {
  const chosen = new Set(choice.numbers.value)
  return (
    <div class={numbers.length > 10 ? 'board' : 'digits'} role="group" aria-label={choice.play.value.playName}>
      {numbers.map((number) => (
        <Cell key={number} isChosen={chosen.has(number)} press={() => choice.toggle(number)}>
          {number}
        </Cell>
      ))}
    </div>
  )
}

type CellProps = { isChosen: boolean; press(): void; children: ComponentChildren }

const Cell = ({ isChosen, press, children }: CellProps) => (
  <button class="cell" aria-pressed={isChosen} onClick={press}>
    {children}
  </button>
)
