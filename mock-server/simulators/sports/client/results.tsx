/** @jsxImportSource preact */
import { IconButton } from '../../shared/icon.tsx'
import type { OwnBetResponse } from '../rules/sports.routes.ts'
import type { GameStore, StoreProps } from './game-store.ts'
import { icons } from './icons.ts'
import { matchName, pickName } from './market.ts'
import { isGain } from './news.ts'

export const Results = ({ store }: StoreProps) => (
  <div class="results" role="status">
    {store.results.value.map((bet) => (
      <Result key={bet.orderNo} store={store} bet={bet} />
    ))}
  </div>
)

function Result({ store, bet }: StoreProps & { bet: OwnBetResponse }) {
  const { t, dismiss } = store
  return (
    <article class="result" data-gain={isGain(bet) || undefined}>
      {bet.legs.map((leg) => (
        <p class="meta" key={`${leg.fixture} ${leg.pick}`}>
          {pickName(leg.match, leg.pick, store)} · {matchName(leg.match, store.language)}
          {leg.match.score && ` · ${t('score', leg.match.score)}`}
        </p>
      ))}
      <p class="outcome">{outcomeOf(store, bet)}</p>
      <IconButton label={t('putAway')} d={icons.cross} run={() => dismiss(bet)} />
    </article>
  )
}

function outcomeOf({ t, money }: GameStore, bet: OwnBetResponse): string {
  const values = { amount: money.plain(bet.won), stake: money.plain(bet.stake) }
  if (bet.won === 0) return t('lostNews', values)
  return t(isGain(bet) ? 'wonNews' : 'returnedNews', values)
}
