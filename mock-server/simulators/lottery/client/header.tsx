/** @jsxImportSource preact */
import { Balance } from '../../shared/balance.tsx'
import { Icon, IconButton } from '../../shared/icon.tsx'
import { SoundSwitch } from '../../shared/sound-switch.tsx'
import type { StoreProps } from './game-store.ts'
import { icons } from './icons.ts'

export function Header({ store }: StoreProps) {
  const { t, table, state, open } = store
  const { openOrders } = state.value
  return (
    <header class="top">
      <div class="who">
        <h1>
          <button class="quiet game" onClick={() => open('games')}>
            <span class="name">{table.value.game.name}</span>
            <span class="visually-hidden">, {t('chooseGame')}</span>
            <Icon d={icons.down} />
          </button>
        </h1>
        <Balance amount={store.displayed.balance.value} />
      </div>
      <SoundSwitch />
      <IconButton label={t('history')} d={icons.results} run={() => open('draws')} />
      <IconButton label={t('myBets')} d={icons.bets} run={() => open('orders')}>
        <span class="badge amount" hidden={openOrders === 0}>
          {openOrders}
        </span>
      </IconButton>
      <IconButton label={t('rules')} d={icons.rules} run={() => open('rules')} />
    </header>
  )
}
