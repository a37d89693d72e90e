/** @jsxImportSource preact */
import type { LotteryOrder } from '@longan/sdk'
import { batch } from '@preact/signals'
import { type RoundTrip, timed } from '../../shared/round/round-clock.ts'
import type { TableResponse, StateResponse } from '../rules/lottery.simulator.ts'
import { showNews, applyNews } from './news.ts'
import { CallError, unreadable, toProblem, type Problem } from '../../shared/errors.ts'
import { Notice } from '../../shared/notice.tsx'
import { HeaderBadge, SessionLine } from '../../shared/bets/session-line.tsx'
import { useTitle, onVisible } from '../../shared/browser.ts'
import { type GameStore, type StoreProps, DEFAULT_STAKE, createGameStore } from './game-store.ts'
import { Results } from './results.tsx'
import { Round, formatRound } from './round.tsx'
import { OpenSheet, Orders } from './open-sheet.tsx'
import { HistoryButton, SideHistory } from '../../shared/bets/side-history.tsx'
import { Balance } from '../../shared/bets/balance.tsx'
import { Icon, IconButton } from '../../shared/icon.tsx'
import { SoundSwitch } from '../../shared/sound/sound-switch.tsx'
import { icons } from './icons.ts'
import { StakeChips } from '../../shared/bets/stake-chips.tsx'
import type { TargetedKeyboardEvent } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Pad } from './pad.tsx'
import { AFTER_DEADLINE, poll, SHORT_PAUSE, DEFAULT_PAUSE } from '../../shared/round/poll.ts'
import type { ClientContext } from '../../shared/client-context.ts'

function addToCart({ cart, choice, stake, sound, bettingRound }: GameStore) {
  // A fast second tap finds an empty selection.
  if (choice.numbers.value.length === 0) return
  cart.add({ play: choice.play.value, numbers: choice.numbers.value, price: stake.value }, bettingRound())
  choice.clear()
  sound.play('tap')
}

async function placeCart(store: GameStore) {
  const { placing, cart, table, seat, cartOf, problem, sound } = store
  const { orders } = await placing.send({ ...seat(), bets: cart.bets(table.value.game.gameId) })
  if (orders.length === 0) throw unreadable()
  batch(() => {
    cartOf(orders[0]!.gameCode).clear()
    problem.value = undefined
    store.message.value = acceptedText(store, orders)
  })
  sound.play('accepted')
}

function acceptedText({ t, money }: GameStore, orders: LotteryOrder[]) {
  const total = orders.reduce((sum, { stake }) => sum + stake, 0)
  return t('placed', { count: orders.length, total: money.plain(total), numero: formatRound(orders[0]!.numero) })
}

async function changeGame(store: GameStore, gameCode: string, afterOpen: () => Promise<void>) {
  const { calls, frame, problem, t } = store
  const input = { gameCode, language: frame.language }
  try {
    applyTable(store, ...(await timed(() => calls.open<TableResponse>('/partners/lottery/open', input))))
    await afterOpen()
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    problem.value = toProblem(t, error, () => void changeGame(store, gameCode, afterOpen))
  }
}

const applyTable = (store: GameStore, tableResponse: TableResponse, roundTrip: RoundTrip) =>
  batch(() => {
    const { table, state, clock, problem, message, choice, plays, t } = store
    clock.update(tableResponse.state, roundTrip)
    table.value = tableResponse
    state.value = tableResponse.state
    problem.value = undefined
    message.value = t('pickFirst')
    choice.choose(plays()[0]!)
    showNews(store, tableResponse.state)
  })

type Props = StoreProps & { poll(): Promise<void> }

function LotteryPage({ store, poll }: Props) {
  const { name } = store.table.value.game
  useTitle(name)
  const place = async () => {
    await placeCart(store)
    await poll()
  }
  const ask = () => void place().catch((error: unknown) => void showProblem(store, error))
  return (
    <>
      <Notice problem={currentProblem(store, ask)} />
      <main>
        <Header store={store} />
        <SessionLine context={store} />
        <Round store={store} />
        <Results store={store} />
        <PlayTabs store={store} />
        <PlayPad store={store} />
        <BetBar store={store} />
      </main>
      <SideHistory title={store.t('myBets')}>
        <Orders store={store} />
      </SideHistory>
      <OpenSheet store={store} place={place} goTo={(code) => void changeGame(store, code, poll)} />
    </>
  )
}

function currentProblem({ t, placing, problem, connection }: GameStore, ask: () => void): Problem | undefined {
  if (placing.isPending) return undefined
  if (placing.isUnknown) return toProblem(t, { status: 0, code: 'outcome.unknown' }, ask)
  return problem.value ?? connection.value
}

function showProblem({ t, problem }: GameStore, error: unknown) {
  if (!(error instanceof CallError)) throw error
  if (!error.isUnknown) problem.value = toProblem(t, error)
}

function Header({ store }: StoreProps) {
  const { t, table, state, frame, open } = store
  const { openOrders } = state.value
  return (
    <header class="top">
      <div class="who">
        <h1>
          <button class="quiet game" onClick={() => open('games')}>
            {frame.isTitleOutside ? (
              <span class="name">{t('chooseGame')}</span>
            ) : (
              <>
                <span class="name">{table.value.game.name}</span>
                <span class="visually-hidden">, {t('chooseGame')}</span>
              </>
            )}
            <Icon d={icons.down} />
          </button>
        </h1>
        <div class="funds">
          <Balance amount={store.displayed.balance.value} />
          <HeaderBadge />
        </div>
      </div>
      <SoundSwitch />
      <IconButton label={t('history')} d={icons.results} run={() => open('draws')} />
      <HistoryButton label={t('myBets')} d={icons.bets} run={() => open('orders')}>
        <span class="badge amount" hidden={openOrders === 0}>
          {openOrders}
        </span>
      </HistoryButton>
      <IconButton label={t('rules')} d={icons.rules} run={() => open('rules')} />
    </header>
  )
}

const STAKES = [1000, 5000, DEFAULT_STAKE, 50_000, 100_000, 500_000]

function BetBar({ store }: StoreProps) {
  const { t, cart, stake, setStake, choice, open, state, placing } = store
  const inCart = cart.lines().length
  const isEmpty = choice.numbers.value.length === 0
  // The cart may have been accepted already: nothing is added before the outcome is known.
  const isFixed = placing.isUnknown || placing.isPending
  return (
    <footer class="bar">
      <StakeChips
        label={t('stakeEach')}
        stakes={STAKES}
        stake={stake.value}
        defaultStake={DEFAULT_STAKE}
        onStake={setStake}
      />
      <Sum store={store} />
      <div class="actions">
        <button class="cart" disabled={inCart === 0} data-full={inCart > 0 || undefined} onClick={() => open('cart')}>
          {t('cartCount', { count: inCart })}
        </button>
        <button class="primary" disabled={isEmpty || isFixed || !state.value.isOnSale} onClick={() => addToCart(store)}>
          {t('add')}
        </button>
      </div>
    </footer>
  )
}

function Sum({ store: { t, money, stake, choice, message } }: StoreProps) {
  const count = choice.numbers.value.length
  const amounts = { count, price: money.plain(stake.value), total: money.sum(count * stake.value) }
  return (
    <p class="sum amount" role="status">
      {count === 0 ? message.value : t('selection', amounts)}
    </p>
  )
}

function PlayTabs({ store: { t, money, plays, choice } }: StoreProps) {
  const chosen = choice.play.value
  return (
    <div class="rail tabs" role="tablist" aria-label={t('plays')} onKeyDown={moveByKey}>
      {plays().map((play) => (
        <button
          key={play.playId}
          class="tab"
          role="tab"
          aria-selected={play.playId === chosen.playId}
          tabIndex={play.playId === chosen.playId ? 0 : -1}
          onClick={({ currentTarget }) => {
            choice.choose(play)
            currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })
          }}
        >
          <span>{play.playName}</span>
          <span class="amount odds">{t('pays', { odds: money.number(play.odds) })}</span>
        </button>
      ))}
    </div>
  )
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  Home: () => 0,
  End: (_, last) => last,
}

function moveByKey(event: TargetedKeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const step = STEPS[event.key]
  if (!step) return
  event.preventDefault()
  const next = tabs[step(tabs.indexOf(document.activeElement as HTMLElement), tabs.length - 1)]
  next?.focus()
  next?.click()
}

function PlayPad({ store }: StoreProps) {
  const play = store.choice.play.value
  const section = useRef<HTMLElement>(null)
  useLayoutEffect(() => section.current?.scrollTo?.(0, 0), [play])
  return (
    <section class="play" ref={section}>
      <p class="meta how">{play.description}</p>
      <div role="tabpanel" aria-label={play.playName}>
        <Pad key={play.playId} store={store} />
      </div>
    </section>
  )
}

const REQUIRED_FIELDS = ['numero', 'remainTime', 'previous', 'balance', 'results'] as const

function createSync(store: GameStore) {
  const { calls, clock, state, table, seat } = store

  async function fetchNews() {
    const query = { ...seat(), since: String(state.value.now) }
    const [news, roundTrip] = await timed(() =>
      calls.get<StateResponse>('/partners/lottery/state', query, REQUIRED_FIELDS),
    )
    return () => {
      if (news.gameCode === table.value.game.code) applyNews(store, news, roundTrip)
    }
  }

  const pause = () =>
    clock.remaining() === 0 ? SHORT_PAUSE : Math.min(DEFAULT_PAUSE, clock.remaining() + AFTER_DEADLINE)
  const { poll: pollNow } = poll(store, { load: fetchNews, pause })
  onVisible(() => void pollNow())
  return { poll: pollNow }
}

export async function openLottery(context: ClientContext) {
  const { language } = context.frame
  const response = await timed(() => context.calls.open<TableResponse>('/partners/lottery/open', { language }))
  const store = createGameStore(context, ...response)
  const { poll } = createSync(store)
  void poll()
  return <LotteryPage store={store} poll={poll} />
}
