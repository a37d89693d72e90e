/** @jsxImportSource preact */
import { useState } from 'preact/hooks'
import { CallError } from '../../kit/call.ts'
import { Sheet } from '../../kit/sheet.tsx'
import { briefText } from '../../kit/round-clock.ts'
import { useTick } from '../../kit/use-tick.ts'
import { problemOf } from '../../kit/words.ts'
import { CartLine } from './cart-line.tsx'
import type { Desk, OfDesk } from './desk.ts'

const TICK = 500

type Props = OfDesk & { close(): void; place(): Promise<void> }

/** The cart: its lines with stakes that can still be changed, the round they are for, and one button that places all of them. */
export function CartSheet({ desk, close, place }: Props) {
  const { t, money, cart } = desk
  const { isSending, problem, submit, forgive } = usePlacing({ desk, close, place })
  useTick(TICK)
  const isClosed = isClosedFor(desk)
  const changing = (change: () => void) => () => {
    change()
    forgive()
  }
  return (
    <Sheet title={t('cart')} onClose={close}>
      <p class="meta">{roundText(desk)}</p>
      {isClosed && <MoveOn desk={desk} forgive={forgive} />}
      {problem && !isClosed && (
        <div class="problem" role="alert">
          <p>{problem}</p>
        </div>
      )}
      <ul class="lines">
        {cart.lines().map((line, index) => (
          <CartLine
            key={index}
            desk={desk}
            line={line}
            setPrice={(price) => changing(() => cart.setPrice(index, price))()}
            remove={changing(() => cart.remove(index))}
          />
        ))}
        {cart.lines().length === 0 && <li class="empty">{t('cartEmpty')}</li>}
      </ul>
      <button
        class="primary wide"
        disabled={isSending || isClosed || cart.lines().length === 0}
        onClick={() => void submit()}
      >
        {isSending ? t('placing') : t('place', { total: money.plain(cart.total()) })}
      </button>
    </Sheet>
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
    <div class="problem" role="alert">
      <p>{t('cartClosed', { numero: cart.numero() })}</p>
      <button class="chip" onClick={move}>
        {t('useNext', { numero: next })}
      </button>
    </div>
  )
}

/** Sends the cart; says in words why it was refused. */
function usePlacing({ desk: { t }, close, place }: Props) {
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const refuse = (error: unknown) => {
    if (!(error instanceof CallError)) throw error
    setProblem(t(error.code === 'permission.denied' ? 'noTrial' : problemOf(error), { code: error.code }))
  }
  async function submit() {
    setSending(true)
    await place().then(close, refuse)
    setSending(false)
  }
  return { isSending, problem, submit, forgive: () => setProblem(undefined) }
}

const isClosedFor = ({ cart, bettable }: Desk) => cart.lines().length > 0 && cart.numero() < bettable()

function roundText(desk: Desk) {
  const { t, cart, clock, state } = desk
  const isCurrent = cart.numero() === state.value.numero && !isClosedFor(desk)
  const time = isCurrent ? ` · ${t('open', { time: briefText(clock.lockLeft()) })}` : ''
  return t('forRound', { numero: cart.numero() }) + time
}
