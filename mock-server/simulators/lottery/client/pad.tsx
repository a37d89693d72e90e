/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'
import type { StoreProps } from './game-store.ts'
import { Icon } from '../../shared/icon.tsx'
import { icons } from './icons.ts'

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

function Picks({ store: { t, choice }, all }: StoreProps & { all: string[] }) {
  const picks = {
    random: () => [all[randomBelow(all.length)]!],
    doubles: () => all.filter((number) => number[0] === number[1]),
    even: () => all.filter((number) => Number(number) % 2 === 0),
    odd: () => all.filter((number) => Number(number) % 2 === 1),
    clear: () => [],
  }
  return (
    <div class="rail picks">
      {(Object.keys(picks) as (keyof typeof picks)[]).map((name) => (
        <button key={name} class="chip" onClick={() => choice.pick(picks[name]())}>
          {t(name)}
        </button>
      ))}
    </div>
  )
}

const randomBelow = (below: number) => Math.floor((crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32) * below)

function Keys({ store: { t, choice } }: StoreProps) {
  const { digits } = choice.play.value
  const key = (digit: string) => (
    <button key={digit} class="cell" onClick={() => choice.type(digit)}>
      {digit}
    </button>
  )
  return (
    <div class="pad">
      <output class="typed amount" aria-label={t('typeNumber', { digits })}>
        {choice.typed.value.padEnd(digits, '·')}
      </output>
      <div class="rail chosen">
        {choice.numbers.value.map((number) => (
          <button
            key={number}
            class="chip"
            aria-label={t('removeNumber', { number })}
            onClick={() => choice.drop(number)}
          >
            {number} ×
          </button>
        ))}
      </div>
      <div class="keys">
        {[...'123456789'].map(key)}
        <button class="cell quiet" onClick={choice.clear}>
          {t('clear')}
        </button>
        {key('0')}
        <button class="cell" aria-label={t('erase')} onClick={choice.erase}>
          <Icon d={icons.erase} />
        </button>
      </div>
    </div>
  )
}
