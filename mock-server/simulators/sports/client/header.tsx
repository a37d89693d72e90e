/** @jsxImportSource preact */
import { Balance } from '../../shared/balance.tsx'
import { IconButton } from '../../shared/icon.tsx'
import { SoundSwitch } from '../../shared/sound-switch.tsx'
import type { GameStore, OfDesk } from './desk.ts'
import { icons } from './icons.ts'

/** What the page is called: the game that was opened, else what is on offer. */
export const titleOf = ({ t, book, language }: GameStore) => book.value.game?.[language] ?? t('sports')

/** The book's name, the balance, and the ways to bets and rules. */
export function Header({ desk }: OfDesk) {
  const { t, book, isGuest, balance, open } = desk
  const { waiting = 0 } = book.value
  return (
    <header class="top">
      <div class="who">
        <h1>
          {titleOf(desk)} <span class="demo">{t('demo')}</span>
        </h1>
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
