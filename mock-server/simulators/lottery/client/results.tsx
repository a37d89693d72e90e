/** @jsxImportSource preact */
import { IconButton } from '../../shared/icon.tsx'
import type { StateResponse } from '../rules/lottery.simulator.ts'
import type { StoreProps } from './game-store.ts'
import { icons } from './icons.ts'
import { isGain } from './news.ts'
import { formatRound } from './round.tsx'

type RoundResult = StateResponse['results'][number]
type ResultProps = StoreProps & { result: RoundResult }

const MAX_BETS = 4
const MAX_NUMBERS = 8

/** Results of the player's bets in the latest rounds, until dismissed. `excluded` are shown elsewhere. */
export const Results = ({ store, excluded = [] }: StoreProps & { excluded?: RoundResult[] }) => (
  <div class="results" role="status">
    {store.displayed.results.value
      .filter((result) => !excluded.includes(result))
      .map((result) => (
        <Result key={`${result.gameCode} ${result.numero}`} store={store} result={result} />
      ))}
  </div>
)

function Result({ store, result }: ResultProps) {
  const { t, displayed } = store
  const { gameName, numero, winningNumber, bets } = result
  return (
    <article class="result" data-gain={isGain(result) || undefined}>
      <p class="meta">
        {gameName} · {t('resultOf', { numero: formatRound(numero), number: winningNumber })}
      </p>
      <p class="outcome">{outcomeOf({ store, result })}</p>
      <ul>
        {bets.slice(0, MAX_BETS).map((bet, index) => (
          <BetLine key={index} store={store} bet={bet} />
        ))}
        {bets.length > MAX_BETS && <li>{t('moreBets', { count: bets.length - MAX_BETS })}</li>}
      </ul>
      <IconButton label={t('putAway')} d={icons.cross} run={() => displayed.dismiss(result)} />
    </article>
  )
}

function outcomeOf({ store: { t, money }, result }: ResultProps) {
  const values = { amount: money.plain(result.won), stake: money.plain(result.stake) }
  if (result.won === 0) return t('lost', values)
  return t(isGain(result) ? 'won' : 'returned', values)
}

function BetLine({ store: { t, money }, bet }: StoreProps & { bet: RoundResult['bets'][number] }) {
  const { playName, numbers, hits, won } = bet
  const listed = hits.length > 0 ? hits : numbers
  const more = listed.length - MAX_NUMBERS
  return (
    <li data-hit={hits.length > 0 || undefined}>
      <span>{playName}: </span>
      <strong class="amount">{listed.slice(0, MAX_NUMBERS).join(' ') + (more > 0 ? ` +${more}` : '')}</strong>
      <span> {hits.length > 0 ? t('hit', { count: numbers.length, amount: money.plain(won) }) : t('miss')}</span>
    </li>
  )
}
