/** @jsxImportSource preact */
import { ProblemBox } from '../../shared/problem-box.tsx'
import { Icon } from '../../shared/icon.tsx'
import { parseAmount } from '../../shared/money.ts'
import { type Line, stakeOf } from './cart.ts'
import { icons } from './icons.ts'
import { useState } from 'preact/hooks'
import { CallError, toProblem, type Problem } from '../../shared/errors.ts'
import { formatShortClock } from '../../shared/round/round-clock.ts'
import { useTick } from '../../shared/round/use-tick.ts'
import type { GameStore, StoreProps } from './game-store.ts'
import { GameSheet } from './game-sheet.tsx'

type CartLineProps = StoreProps & { line: Line; isFixed: boolean; setPrice(price: number): void; remove(): void }

function CartLine({ store: { t, money }, line, isFixed, setPrice, remove }: CartLineProps) {
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
        <span class="amount">{money.sum(stakeOf(line))}</span>
      </div>
      <button class="icon" disabled={isFixed} aria-label={t('removeLine', { line: play.playName })} onClick={remove}>
        <Icon d={icons.bin} />
      </button>
    </li>
  )
}

const TICK = 500

type Props = StoreProps & { close(): void; place(): Promise<void> }

export function CartSheet({ store, close, place }: Props) {
  const { t, cart, placing } = store
  const { problem, submit, clearProblem } = usePlacing({ store, close, place })
  useTick(TICK)
  const isClosed = isClosedFor(store)
  const isFixed = placing.isUnknown || placing.isPending
  const withChange = (change: () => void) => () => {
    change()
    clearProblem()
  }
  return (
    <GameSheet store={store} title={t('cart')} onClose={close}>
      <p class="meta">{roundText(store)}</p>
      {isClosed && !isFixed && <NextRoundOffer store={store} clearProblem={clearProblem} />}
      {problem && (isFixed || !isClosed) && <ProblemBox {...problem} />}
      <ul class="lines">
        {cart.lines().map((line, index) => (
          <CartLine
            key={index}
            store={store}
            line={line}
            isFixed={isFixed}
            setPrice={(price) => withChange(() => cart.setPrice(index, price))()}
            remove={withChange(() => cart.remove(index))}
          />
        ))}
        {cart.lines().length === 0 && <li class="empty">{t('cartEmpty')}</li>}
      </ul>
      <PlaceButton store={store} isClosed={isClosed} submit={submit} />
    </GameSheet>
  )
}

/** Places the cart, or repeats it while its outcome is unknown, even after its round is over. */
function PlaceButton({ store, isClosed, submit }: StoreProps & { isClosed: boolean; submit(): Promise<void> }) {
  const { t, money, cart, placing } = store
  const isIdle = !placing.isUnknown && (isClosed || cart.lines().length === 0)
  const label = placing.isUnknown ? t('askAgain') : t('place', { total: money.sum(cart.total()) })
  return (
    <button class="primary wide" disabled={placing.isPending || isIdle} onClick={() => void submit()}>
      {placing.isPending ? t('placing') : label}
    </button>
  )
}

function NextRoundOffer({ store: { t, cart, bettingRound }, clearProblem }: StoreProps & { clearProblem(): void }) {
  const next = bettingRound()
  const move = () => {
    cart.moveTo(next)
    clearProblem()
  }
  return (
    <ProblemBox
      text={t('cartClosed', { numero: cart.numero() })}
      action={{ label: t('useNext', { numero: next }), run: move }}
    />
  )
}

function usePlacing({ store: { t, placing }, close, place }: Props) {
  const [problem, setProblem] = useState<Problem | undefined>(
    placing.isUnknown ? { text: t('outcomeUnknown') } : undefined,
  )
  const showProblem = (error: unknown) => {
    if (!(error instanceof CallError)) throw error
    setProblem(error.code === 'permission.denied' ? { text: t('noTrial') } : toProblem(t, error))
  }
  return {
    problem,
    submit: () => place().then(close, showProblem),
    clearProblem: () => setProblem(undefined),
  }
}

const isClosedFor = ({ cart, bettingRound }: GameStore) => cart.lines().length > 0 && cart.numero() < bettingRound()

function roundText(store: GameStore) {
  const { t, cart, clock, state } = store
  const isCurrent = cart.numero() === state.value.numero && !isClosedFor(store)
  const time = isCurrent ? ` · ${t('open', { time: formatShortClock(clock.remainingToLock()) })}` : ''
  return t('forRound', { numero: cart.numero() }) + time
}
