/** @jsxImportSource preact */
import { Icon } from '../../shared/icon.tsx'
import { parseAmount } from '../../shared/money.ts'
import { type Line, stakeOf } from './cart.ts'
import type { StoreProps } from './game-store.ts'
import { icons } from './icons.ts'

type Props = StoreProps & { line: Line; isFixed: boolean; setPrice(price: number): void; remove(): void }

export function CartLine({ store: { t, money }, line, isFixed, setPrice, remove }: Props) {
  const { play, price, numbers } = line
  const nameOf = (number: string) => play.options?.find(({ content }) => content === number)?.optionName ?? number
  return (
    <li>
      <div class="what">
        <strong>{play.playName}</strong>
        <span class="amount">{numbers.map(nameOf).join(' ')}</span>
      </div>
      <div class="edit">
        <input
          class="amount"
          inputMode="numeric"
          disabled={isFixed}
          value={money.plain(price)}
          aria-label={`${t('stakeEach')}, ${play.playName}`}
          onChange={({ currentTarget }) => setPrice(parseAmount(currentTarget.value) ?? price)}
        />
        <span class="amount">{money.plain(stakeOf(line))}</span>
      </div>
      <button class="icon" disabled={isFixed} aria-label={t('removeLine', { line: play.playName })} onClick={remove}>
        <Icon d={icons.bin} />
      </button>
    </li>
  )
}
