/** @jsxImportSource preact */
import { useState } from 'preact/hooks'
import { CallError } from '../../shared/call-error.ts'
import { explain, type Problem } from '../../shared/error-message.ts'
import { isFramed, postToParent } from '../../shared/frame.ts'
import { useKit } from '../../shared/kit.ts'
import { amountTyped } from '../../shared/money.ts'
import { Notice } from '../../shared/notice.tsx'
import { useTitle } from '../../shared/use-title.ts'
import { wordsOf } from '../../shared/words.ts'
import type { PaymentOnWire } from '../rules/payment.routes.ts'
import { stateTexts, texts } from './texts.ts'

const MINUTE = 60_000
const MOST_BYTES = 10 * 1024 * 1024
const UNPAID = ['created', 'awaiting', 'proof']

export type Press = (name: string, input?: Record<string, unknown>) => Promise<PaymentOnWire>

/** What a person can do to a deposit: each button is one outcome. */
export function PaymentPage({ opened, press }: { opened: PaymentOnWire; press: Press }) {
  const { t: kitWords, money, frame } = useKit()
  const [payment, setPayment] = useState(opened)
  const [problem, setProblem] = useState<Problem>()
  const t = wordsOf(texts, frame.language)
  useTitle(t('title'))

  const run = (name: string, input?: Record<string, unknown>) => {
    setProblem(undefined)
    return press(name, input).then(setPayment, (error: unknown) => {
      if (!(error instanceof CallError)) throw error
      setProblem(explain(kitWords, error))
    })
  }
  const sent = payment.arrived
  const isUnpaid = UNPAID.includes(payment.state)
  return (
    <>
      <Notice problem={problem} />
      <main>
        <p class="fake">{t('about')}</p>
        <section class="order">
          <h1>{t('title')}</h1>
          <p class="amount">{money.plain(payment.amount)}</p>
          <p class="meta">{t('order', { id: payment.depositId })}</p>
          <p role="status" data-state={payment.state}>
            {stateTexts[payment.state][frame.language]}
          </p>
          {sent !== undefined && <p>{t('arrived', { amount: money.plain(sent) })}</p>}
        </section>
        {isUnpaid && <Choices payment={payment} run={run} say={setProblem} />}
        <button class={isUnpaid ? 'leave' : 'primary wide'} onClick={leave}>
          {t(isUnpaid ? 'expire' : 'back')}
        </button>
      </main>
    </>
  )
}

/** Back to whoever sent the payer here: the page around this one, or the one before it. */
const leave = () => (isFramed() ? postToParent({ longan: 'close' }) : history.back())

type Choosing = {
  payment: PaymentOnWire
  run: (name: string, input?: Record<string, unknown>) => Promise<void>
  say: (problem: Problem) => void
}

function Choices({ payment, run, say }: Choosing) {
  const { money, frame } = useKit()
  const [other, setOther] = useState('')
  const t = wordsOf(texts, frame.language)
  const amount = amountTyped(other)
  const takeSlip = (file: File | undefined) => {
    if (!file) return
    const isPicture = /\.(jpe?g|png)$/i.test(file.name) && file.size <= MOST_BYTES
    if (isPicture) void run('slip')
    else say({ text: t('badSlip') })
  }
  return (
    <div class="outcomes">
      <p class="meta">{t('left', { minutes: Math.ceil(payment.left / MINUTE) })}</p>
      <button class="primary" onClick={() => void run('pay')}>
        {t('pay', { amount: money.plain(payment.amount) })}
      </button>
      <label class="other">
        {t('other')}
        <span>
          <input inputMode="numeric" value={other} onInput={({ currentTarget }) => setOther(currentTarget.value)} />
          <button class="chip" disabled={!amount} onClick={() => void run('pay', { amount })}>
            {t('payOther')}
          </button>
        </span>
      </label>
      <label class="slip">
        {t('slip')}
        <input
          type="file"
          accept=".jpg,.jpeg,.png"
          onChange={({ currentTarget }) => takeSlip(currentTarget.files?.[0])}
        />
      </label>
      <div class="ends">
        <button class="chip" onClick={() => void run('refuse')}>
          {t('refuse')}
        </button>
        <button class="chip" onClick={() => void run('cancel')}>
          {t('cancel')}
        </button>
      </div>
    </div>
  )
}
