/** @jsxImportSource preact */
import { useState } from 'preact/hooks'
import { CallError, toProblem, type Problem } from '../../shared/errors.ts'
import { isFramed, postToParent } from '../../shared/frame.ts'
import { useClientContext } from '../../shared/client-context.ts'
import { parseAmount } from '../../shared/money.ts'
import { Notice } from '../../shared/notice.tsx'
import { useTitle } from '../../shared/browser.ts'
import { createTranslate } from '../../shared/messages.ts'
import type { PaymentResponse } from '../rules/payment.simulator.ts'

const MINUTE = 60_000
const MAX_BYTES = 10 * 1024 * 1024
const UNPAID = ['created', 'awaiting', 'proof']

export type RunAction = (name: string, input?: Record<string, unknown>) => Promise<PaymentResponse>

export function PaymentPage({ initial, runAction }: { initial: PaymentResponse; runAction: RunAction }) {
  const { t: shared, money, frame } = useClientContext()
  const [payment, setPayment] = useState(initial)
  const [problem, setProblem] = useState<Problem>()
  const t = createTranslate(messages, frame.language)
  useTitle(t('title'))

  const run = (name: string, input?: Record<string, unknown>) => {
    setProblem(undefined)
    return runAction(name, input).then(setPayment, (error: unknown) => {
      if (!(error instanceof CallError)) throw error
      setProblem(toProblem(shared, error))
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
          <p class="amount">{money.sum(payment.amount)}</p>
          <p class="meta">{[frame.siteName, t('order', { id: payment.depositId })].filter(Boolean).join(' · ')}</p>
          <p role="status" data-state={payment.state}>
            {stateMessages[payment.state][frame.language]}
          </p>
          {sent !== undefined && <p>{t('arrived', { amount: money.sum(sent) })}</p>}
        </section>
        {isUnpaid && <Outcomes payment={payment} run={run} showProblem={setProblem} />}
        <button class={isUnpaid ? 'leave' : 'primary wide'} onClick={goBack}>
          {t(isUnpaid ? 'expire' : 'back')}
        </button>
      </main>
    </>
  )
}

const goBack = () => (isFramed() ? postToParent({ longan: 'close' }) : history.back())

type OutcomesProps = {
  payment: PaymentResponse
  run: (name: string, input?: Record<string, unknown>) => Promise<void>
  showProblem: (problem: Problem) => void
}

function Outcomes({ payment, run, showProblem }: OutcomesProps) {
  const { money, frame } = useClientContext()
  const [other, setOther] = useState('')
  const t = createTranslate(messages, frame.language)
  const amount = parseAmount(other)
  const uploadSlip = (file: File | undefined) => {
    if (!file) return
    const isValidImage = /\.(jpe?g|png)$/i.test(file.name) && file.size <= MAX_BYTES
    if (isValidImage) void run('slip')
    else showProblem({ text: t('badSlip') })
  }
  return (
    <div class="outcomes">
      <p class="meta">{t('left', { minutes: Math.ceil(payment.left / MINUTE) })}</p>
      <button class="primary" onClick={() => void run('pay')}>
        {t('pay', { amount: money.sum(payment.amount) })}
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
          onChange={({ currentTarget }) => uploadSlip(currentTarget.files?.[0])}
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

type Text = { vi: string; en: string }

const messages = {
  title: { vi: 'Trang thanh toán giả lập', en: 'Simulated payment page' },
  about: {
    vi: 'Đây không phải ngân hàng. Không có tiền thật: hãy chọn điều sẽ xảy ra.',
    en: 'This is not a bank. No real money is involved: choose what happens.',
  },
  order: { vi: 'Lệnh {id}', en: 'Order {id}' },
  left: { vi: 'Còn {minutes} phút', en: '{minutes} minutes left' },
  pay: { vi: 'Trả đúng {amount}', en: 'Pay exactly {amount}' },
  other: { vi: 'Số tiền khác', en: 'Different amount' },
  payOther: { vi: 'Trả số tiền này', en: 'Pay this amount' },
  refuse: { vi: 'Từ chối', en: 'Decline' },
  cancel: { vi: 'Hủy lệnh nạp', en: 'Cancel deposit' },
  slip: { vi: 'Tải ảnh biên lai', en: 'Upload receipt' },
  badSlip: { vi: 'Chọn ảnh jpg, jpeg hoặc png, tối đa 10 MB.', en: 'Choose a jpg, jpeg or png, up to 10 MB.' },
  expire: { vi: 'Rời đi, để lệnh hết hạn', en: 'Leave and let it expire' },
  back: { vi: 'Quay lại trang nạp tiền', en: 'Back to deposit' },
  arrived: { vi: 'Đã gửi {amount}', en: '{amount} sent' },
} satisfies Record<string, Text>

const stateMessages: Record<PaymentResponse['state'], Text> = {
  created: { vi: 'Chờ thanh toán', en: 'Awaiting payment' },
  awaiting: { vi: 'Chờ thanh toán', en: 'Awaiting payment' },
  proof: { vi: 'Đang kiểm tra biên lai', en: 'Checking receipt' },
  confirming: { vi: 'Đã trả, đang xác nhận', en: 'Paid, confirming' },
  credited: { vi: 'Đã vào ví', en: 'Added to wallet' },
  different: { vi: 'Đã vào ví, với số tiền khác', en: 'Added to wallet, different amount' },
  failed: { vi: 'Bị từ chối, chưa trừ tiền', en: 'Declined, not charged' },
  cancelled: { vi: 'Đã hủy', en: 'Cancelled' },
  expired: { vi: 'Đã hết hạn', en: 'Expired' },
}
