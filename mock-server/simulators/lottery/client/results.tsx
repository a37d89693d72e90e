/** @jsxImportSource preact */
import { IconButton } from '../../shared/icon.tsx'
import type { StateOnWire } from '../rules/lottery.routes.ts'
import type { OfDesk } from './desk.ts'
import { icons } from './icons.ts'
import { isGain } from './news.ts'
import { shortOf } from './round.tsx'

type RoundResult = StateOnWire['results'][number]
type OfResult = OfDesk & { result: RoundResult }

/** So many bets of a round are told one by one, and so many numbers of a bet. */
const BETS = 4
const NUMBERS = 8

/** What became of the player's bets in the rounds drawn last, until it is put away; those in `but` have been read elsewhere. */
export const Results = ({ desk, but = [] }: OfDesk & { but?: RoundResult[] }) => (
  <div class="results" role="status">
    {desk.seen.results.value
      .filter((result) => !but.includes(result))
      .map((result) => (
        <Result key={`${result.gameCode} ${result.numero}`} desk={desk} result={result} />
      ))}
  </div>
)

function Result({ desk, result }: OfResult) {
  const { t, seen } = desk
  const { gameName, numero, winningNumber, bets } = result
  return (
    <article class="result" data-gain={isGain(result) || undefined}>
      <p class="meta">
        {gameName} · {t('resultOf', { numero: shortOf(numero), number: winningNumber })}
      </p>
      <p class="outcome">{outcomeOf({ desk, result })}</p>
      <ul>
        {bets.slice(0, BETS).map((bet, index) => (
          <BetLine key={index} desk={desk} bet={bet} />
        ))}
        {bets.length > BETS && <li>{t('moreBets', { count: bets.length - BETS })}</li>}
      </ul>
      <IconButton label={t('putAway')} d={icons.cross} run={() => seen.putAway(result)} />
    </article>
  )
}

function outcomeOf({ desk: { t, money }, result }: OfResult) {
  const values = { amount: money.plain(result.won), stake: money.plain(result.stake) }
  if (result.won === 0) return t('lost', values)
  return t(isGain(result) ? 'won' : 'returned', values)
}

/** The numbers of a bet that were drawn, out of how many; or those that were not. */
function BetLine({ desk: { t, money }, bet }: OfDesk & { bet: RoundResult['bets'][number] }) {
  const { playName, numbers, hits, won } = bet
  const told = hits.length > 0 ? hits : numbers
  const more = told.length - NUMBERS
  return (
    <li data-hit={hits.length > 0 || undefined}>
      <span>{playName}: </span>
      <strong class="amount">{told.slice(0, NUMBERS).join(' ') + (more > 0 ? ` +${more}` : '')}</strong>
      <span> {hits.length > 0 ? t('hit', { count: numbers.length, amount: money.plain(won) }) : t('miss')}</span>
    </li>
  )
}
