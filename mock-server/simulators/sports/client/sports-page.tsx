/** @jsxImportSource preact */
import { useLayoutEffect, useRef } from 'preact/hooks'
import { type MatchFilter, filterOffers, isLive, leaguesOf, sportsOf, type Time } from './choice.ts'
import { toProblem, type Problem } from '../../shared/errors.ts'
import { Notice } from '../../shared/notice.tsx'
import { HeaderBadge, SessionLine } from '../../shared/bets/session-line.tsx'
import { HistoryButton, SideHistory } from '../../shared/bets/side-history.tsx'
import { titleClass, useTitle } from '../../shared/browser.ts'
import { placeSlip, toCommandProblem } from './commands.ts'
import type { GameStore, StoreProps, Poll } from './game-store.ts'
import { MatchList, Crest, MatchTime } from './match-list.tsx'
import { SlipBar } from './slip/slip-bar.tsx'
import { Bets, BetsSheet } from './bets-sheet.tsx'
import { SlipSheet } from './slip/slip-sheet.tsx'
import { Sheet } from '../../shared/sheet.tsx'
import { rulesMessages } from './rules-messages.ts'
import { Balance } from '../../shared/bets/balance.tsx'
import { IconButton, Icon } from '../../shared/icon.tsx'
import { SoundSwitch } from '../../shared/sound/sound-switch.tsx'
import { icons, sportIcons } from './icons.ts'
import type { OwnBetResponse, OfferResponse } from '../rules/sports.simulator.ts'
import { matchName, pickName, marketsOf } from './market.ts'
import { isGain } from './news.ts'
import { OddsRow } from './odds/odds-button.tsx'

const TIMES: Time[] = ['any', 'live', 'upcoming']

const Filters = ({ store }: StoreProps) => (
  <div class="filters">
    <Sports store={store} />
    <Times store={store} />
    <div class="find">
      <Leagues store={store} />
      <input
        type="search"
        aria-label={store.t('search')}
        placeholder={store.t('search')}
        value={store.filter.value.search}
        onInput={({ currentTarget }) => store.setFilter({ search: currentTarget.value })}
      />
    </div>
  </div>
)

/** A game of one sport opens with its chip, which may be far to the right. */
function Sports({ store: { t, book, filter, setFilter } }: StoreProps) {
  const rail = useRef<HTMLDivElement>(null)
  // The rail starts at this chip. To ask for a position before the first paint would lay out the whole list twice.
  const shownRef = useRef<MatchFilter['sport']>('all')
  const { sport: chosen } = filter.value
  useLayoutEffect(() => {
    if (shownRef.current === chosen) return
    shownRef.current = chosen
    rail.current?.querySelector('[aria-pressed=true]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [chosen])
  const sports = sportsOf(book.value.fixtures)
  if (sports.length < 2) return null
  const all: MatchFilter['sport'][] = ['all', ...sports]
  return (
    <div class="rail sports" ref={rail} role="group" aria-label={t('sport')}>
      {all.map((sport) => (
        <button
          key={sport}
          class="chip"
          aria-pressed={chosen === sport}
          onClick={() => setFilter({ sport, league: '' })}
        >
          {sport !== 'all' && <Icon d={sportIcons[sport]} />}
          {t(sport === 'all' ? 'allSports' : sport)}
        </button>
      ))}
    </div>
  )
}

function Times({ store }: StoreProps) {
  const { t, filter, setFilter } = store
  const count = liveCount(store)
  const live = count > 0 ? t('liveCount', { count }) : t('live')
  const names = { any: t('anyTime'), live, upcoming: t('upcoming') }
  return (
    <div class="rail times" role="group" aria-label={t('time')}>
      {TIMES.map((time) => (
        <button key={time} class="chip" aria-pressed={filter.value.time === time} onClick={() => setFilter({ time })}>
          {names[time]}
        </button>
      ))}
    </div>
  )
}

const liveCount = ({ book, filter, language }: GameStore) =>
  filterOffers(book.value.fixtures, { ...filter.value, time: 'any' }, language).filter(isLive).length

function Leagues({ store: { t, book, filter, setFilter, language } }: StoreProps) {
  const leagues = leaguesOf(book.value.fixtures, filter.value.sport)
  return (
    <select
      aria-label={t('league')}
      value={filter.value.league}
      onChange={({ currentTarget }) => setFilter({ league: currentTarget.value })}
    >
      <option value="">{t('allLeagues')}</option>
      {leagues.map((league) => (
        <option key={league.en} value={league.en}>
          {league[language]}
        </option>
      ))}
    </select>
  )
}

export function SportsPage({ store, poll }: StoreProps & { poll: Poll }) {
  useTitle(titleOf(store))
  const ask = () =>
    void placeSlip(store)
      .then(poll)
      .catch((error: unknown) => void (store.problem.value = toCommandProblem(store, error, 'oddsChanged')))
  return (
    <>
      <Notice problem={currentProblem(store, ask)} />
      <main>
        <Header store={store} />
        <SessionLine context={store} />
        <Results store={store} />
        <div class="scroll-area">
          <Filters store={store} />
          <MatchList store={store} />
        </div>
        <SlipBar store={store} />
      </main>
      {!store.isGuest && (
        <SideHistory title={store.t('myBets')}>
          <Bets store={store} poll={poll} />
        </SideHistory>
      )}
      <OpenSheet store={store} poll={poll} />
    </>
  )
}

function currentProblem(
  { t, placing, cashing, problem, connection, open }: GameStore,
  ask: () => void,
): Problem | undefined {
  if (placing.isPending) return undefined
  if (placing.isUnknown) return toProblem(t, { status: 0, code: 'outcome.unknown' }, ask)
  if (cashing.isUnknown) return { text: t('outcomeUnknown'), action: { label: t('myBets'), run: () => open('bets') } }
  return problem.value ?? connection.value
}

function OpenSheet({ store, poll }: StoreProps & { poll: Poll }) {
  const common = { store, close: store.closeSheet }
  const sheet = store.sheet.value
  if (typeof sheet === 'object') return <MatchSheet key={sheet.match.id} {...common} initial={sheet.match} />
  if (sheet === 'slip') return <SlipSheet {...common} poll={poll} />
  if (sheet === 'bets') return <BetsSheet {...common} poll={poll} />
  return sheet === 'rules' ? <RulesSheet {...common} /> : null
}

const PERCENT = 100

function RulesSheet({ store, close }: StoreProps & { close(): void }) {
  const { t, money, book } = store
  const { returns, boughtBack, mostPaid } = book.value
  const values = {
    margin: money.number(Math.round((1 - returns) * PERCENT)),
    returns: money.number(returns * PERCENT),
    half: money.number((returns * PERCENT) / 2),
    share: money.number(boughtBack * PERCENT),
    most: money.plain(mostPaid),
  }
  return (
    <Sheet title={t('rules')} onClose={close}>
      <ul class="lines">
        {(Object.keys(rulesMessages) as (keyof typeof rulesMessages)[]).map((rule) => (
          <li key={rule}>{t(rule, values)}</li>
        ))}
      </ul>
      <p class="meta">{t('playMoney')}</p>
    </Sheet>
  )
}

const titleOf = ({ t, book, language }: GameStore) => book.value.game?.[language] ?? t('sports')

function Header({ store }: StoreProps) {
  const { t, book, isGuest, balance, open } = store
  const { waiting = 0 } = book.value
  return (
    <header class="top">
      <div class="who">
        <h1 class={titleClass()}>{titleOf(store)}</h1>
        <div class="funds">
          {isGuest ? <p class="balance">{t('signInToBet')}</p> : <Balance amount={balance.value} />}
          <HeaderBadge />
        </div>
      </div>
      <SoundSwitch />
      {!isGuest && (
        <HistoryButton label={t('myBets')} d={icons.bets} run={() => open('bets')}>
          <span class="badge amount" hidden={waiting === 0}>
            {waiting}
          </span>
        </HistoryButton>
      )}
      <IconButton label={t('rules')} d={icons.rules} run={() => open('rules')} />
    </header>
  )
}

const Results = ({ store }: StoreProps) => (
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

function MatchSheet({ store, initial, close }: StoreProps & { initial: OfferResponse; close(): void }) {
  const { t, book, language } = store
  const offer = book.value.fixtures.find(({ id }) => id === initial.id)
  return (
    <Sheet title={matchName(initial, language)} onClose={close}>
      {offer ? <Markets store={store} offer={offer} /> : <p class="nothing">{t('gone')}</p>}
      <SlipBar store={store} />
    </Sheet>
  )
}

const Board = ({ store, offer }: StoreProps & { offer: OfferResponse }) => (
  <div class="board" data-sport={offer.sport}>
    <span class="league">{offer.league[store.language]}</span>
    <Side store={store} offer={offer} side="home" />
    <span class="stand">
      <strong class="amount">{offer.score ? `${offer.score.home} – ${offer.score.away}` : '–'}</strong>
      <MatchTime store={store} match={offer} />
    </span>
    <Side store={store} offer={offer} side="away" />
  </div>
)

const Side = ({ store, offer, side }: StoreProps & { offer: OfferResponse; side: 'home' | 'away' }) => (
  <span class="side">
    <Crest name={offer[side].en} />
    <span>{offer[side][store.language]}</span>
  </span>
)

const Markets = ({ store, offer }: StoreProps & { offer: OfferResponse }) => (
  <>
    <Board store={store} offer={offer} />
    {marketsOf(offer.sport).map((market) => (
      <section key={market.name}>
        <h3>{store.t(market.name)}</h3>
        <OddsRow store={store} offer={offer} market={market} isNamed />
      </section>
    ))}
  </>
)
