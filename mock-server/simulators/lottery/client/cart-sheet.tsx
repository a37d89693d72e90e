/** @jsxImportSource preact */
import { useState } from 'preact/hooks'
import { CallError } from '../../shared/call-error.ts'
import { explain, type Problem } from '../../shared/error-message.ts'
import { briefText } from '../../shared/round-clock.ts'
import { useTick } from '../../shared/use-tick.ts'
import { CartLine } from './cart-line.tsx'
import type { GameStore, OfDesk } from './desk.ts'
import { DeskSheet } from './desk-sheet.tsx'

const TICK = 500

type Props = OfDesk & { close(): void; place(): Promise<void> }

/** The cart: its lines with stakes that can still be changed, the round they are for, and one button that places all of them. */
export function CartSheet({ desk, close, place }: Props) {
  const { t, cart, placing } = desk
  const { problem, submit, forgive } = usePlacing({ desk, close, place })
  useTick(TICK)
  const isClosed = isClosedFor(desk)
  const isFixed = placing.isUnknown || placing.isUnderWay
  const changing = (change: () => void) => () => {
    change()
    forgive()
  }
  return (
    <DeskSheet desk={desk} title={t('cart')} onClose={close}>
      <p class="meta">{roundText(desk)}</p>
      {isClosed && !isFixed && <MoveOn desk={desk} forgive={forgive} />}
      {problem && (isFixed || !isClosed) && <Trouble {...problem} />}
      <ul class="lines">
        {cart.lines().map((line, index) => (
          <CartLine
            key={index}
            desk={desk}
            line={line}
            isFixed={isFixed}
            setPrice={(price) => changing(() => cart.setPrice(index, price))()}
            remove={changing(() => cart.remove(index))}
          />
        ))}
        {cart.lines().length === 0 && <li class="empty">{t('cartEmpty')}</li>}
      </ul>
      <PlaceButton desk={desk} isClosed={isClosed} submit={submit} />
    </DeskSheet>
  )
}

/** Places the cart; asks again while nobody knows whether it was taken, also when its round is over. */
function PlaceButton({ desk, isClosed, submit }: OfDesk & { isClosed: boolean; submit(): Promise<void> }) {
  const { t, money, cart, placing } = desk
  const isIdle = !placing.isUnknown && (isClosed || cart.lines().length === 0)
  const label = placing.isUnknown ? t('askAgain') : t('place', { total: money.plain(cart.total()) })
  return (
    <button class="primary wide" disabled={placing.isUnderWay || isIdle} onClick={() => void submit()}>
      {placing.isUnderWay ? t('placing') : label}
    </button>
  )
}

/** The round of the cart has closed while it was open: the next one is offered. */
function MoveOn({ desk: { t, cart, bettable }, forgive }: OfDesk & { forgive(): void }) {
  const next = bettable()
  const move = () => {
    cart.moveTo(next)
    forgive()
  }
  return (
    <Trouble
      text={t('cartClosed', { numero: cart.numero() })}
      action={{ label: t('useNext', { numero: next }), run: move }}
    />
  )
}

const Trouble = ({ text, action }: Problem) => (
  <div class="problem" role="alert">
    <p>{text}</p>
    {action && (
      <button class="chip" onClick={action.run}>
        {action.label}
      </button>
    )}
  </div>
)

/** Sends the cart; says in words why it was refused. */
function usePlacing({ desk: { t, placing }, close, place }: Props) {
  const [problem, setProblem] = useState<Problem | undefined>(
    placing.isUnknown ? { text: t('outcomeUnknown') } : undefined,
  )
  const refuse = (error: unknown) => {
    if (!(error instanceof CallError)) throw error
    setProblem(error.code === 'permission.denied' ? { text: t('noTrial') } : explain(t, error))
  }
  return {
    problem,
    submit: () => place().then(close, refuse),
    forgive: () => setProblem(undefined),
  }
}

const isClosedFor = ({ cart, bettable }: GameStore) => cart.lines().length > 0 && cart.numero() < bettable()

function roundText(desk: GameStore) {
  const { t, cart, clock, state } = desk
  const isCurrent = cart.numero() === state.value.numero && !isClosedFor(desk)
  const time = isCurrent ? ` · ${t('open', { time: briefText(clock.lockLeft()) })}` : ''
  return t('forRound', { numero: cart.numero() }) + time
}
