/** @jsxImportSource preact */
import { Icon } from '../../shared/icon.tsx'
import type { StoreProps } from './game-store.ts'
import { icons } from './icons.ts'

export function Keys({ store: { t, choice } }: StoreProps) {
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
