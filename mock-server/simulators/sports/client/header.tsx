/** @jsxImportSource preact */
import { Balance } from '../../shared/balance.tsx'
import { IconButton } from '../../shared/icon.tsx'
import { SoundSwitch } from '../../shared/sound-switch.tsx'
import type { GameStore, StoreProps } from './game-store.ts'
import { icons } from './icons.ts'

export const titleOf = ({ t, book, language }: GameStore) => book.value.game?.[language] ?? t('sports')

export function Header({ store }: StoreProps) {
  const { t, book, isGuest, balance, open } = store
  const { waiting = 0 } = book.value
  return (
    <header class="top">
      <div class="who">
        <h1>{titleOf(store)}</h1>
        {isGuest ? <p class="balance">{t('guest')}</p> : <Balance amount={balance.value} />}
      </div>
      <SoundSwitch />
      {!isGuest && (
        <IconButton label={t('myBets')} d={icons.bets} run={() => open('bets')}>
          <span class="badge amount" hidden={waiting === 0}>
            {waiting}
          </span>
        </IconButton>
      )}
      <IconButton label={t('rules')} d={icons.rules} run={() => open('rules')} />
    </header>
  )
}
