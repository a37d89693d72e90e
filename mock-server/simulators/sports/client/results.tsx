/** @jsxImportSource preact */
import { IconButton } from '../../shared/icon.tsx'
import type { MyBetOnWire } from '../rules/sports.routes.ts'
import type { GameStore, OfDesk } from './desk.ts'
import { icons } from './icons.ts'
import { matchName, pickName } from './market.ts'
import { isGain } from './news.ts'

/** What became of the player's bets, until it is put away. */
export const Results = ({ desk }: OfDesk) => (
  <div class="results" role="status">
    {desk.results.value.map((bet) => (
      <Result key={bet.orderNo} desk={desk} bet={bet} />
    ))}
  </div>
)

function Result({ desk, bet }: OfDesk & { bet: MyBetOnWire }) {
  const { t, putAway } = desk
  return (
    <article class="result" data-gain={isGain(bet) || undefined}>
      {bet.legs.map((leg) => (
        <p class="meta" key={`${leg.fixture} ${leg.pick}`}>
          {pickName(leg.match, leg.pick, desk)} · {matchName(leg.match, desk.language)}
          {leg.match.score && ` · ${t('score', leg.match.score)}`}
        </p>
      ))}
      <p class="outcome">{outcomeOf(desk, bet)}</p>
      <IconButton label={t('putAway')} d={icons.cross} run={() => putAway(bet)} />
    </article>
  )
}

function outcomeOf({ t, money }: GameStore, bet: MyBetOnWire): string {
  const values = { amount: money.plain(bet.won), stake: money.plain(bet.stake) }
  if (bet.won === 0) return t('lostNews', values)
  return t(isGain(bet) ? 'wonNews' : 'returnedNews', values)
}
