import type { components } from '@longan/sdk'
import { bankNamed, coinsFor } from '../../catalogue/banks.ts'
import type { Language } from '../../kernel/language.ts'
import { toDecimal } from '../../kernel/money.ts'
import { randomOf } from '../../kernel/random.ts'
import { yesNo } from '../../kernel/boolean-input.ts'
import { banksAt, type Channel, channelOf, CHANNELS, opensAt } from './channels.ts'
import { type Deposit, isCredited, UNPAID } from './deposit.model.ts'

type Schemas = components['schemas']

/** The gateway's numbers (facts D.12): 2, 3, 6, 7 are final, 2 is shown as a loss. */
export const STATES = {
  created: 0,
  awaiting: 1,
  failed: 2,
  credited: 3,
  proof: 4,
  confirming: 5,
  different: 6,
  cancelled: 7,
  expired: 7,
} as const
const QUICK = [100_000, 200_000, 500_000, 1_000_000, 5_000_000, 10_000_000]
const CLOSED = { vi: 'Kênh đang đóng', en: 'This channel is closed' }
const RECEIVER = { name: 'CONG TY LONGAN DEMO', account: '9704009900001111' }

type Seen = { now: number; isSiteOpen: boolean; language: Language }

function asChannel(channel: Channel, { now, isSiteOpen, language }: Seen): Schemas['DepositChannel'] {
  const next = opensAt(channel, now)
  const isOpen = isSiteOpen && next === undefined
  const [min, max] = [toDecimal(channel.min), toDecimal(channel.max)]
  const fixedAmounts = channel.fixed.map(toDecimal)
  return {
    vendorId: channel.vendorId,
    vendorName: channel.name[language],
    min,
    max,
    customerCharge: channel.feePercent,
    minCustomerCharge: toDecimal(channel.minFee),
    confirmationRequired: yesNo(channel.way === 'transfer'),
    creditsAfter: channel.creditsAfter,
    isOpen: yesNo(isOpen),
    ...(!isOpen && { message: CLOSED[language] }),
    ...(next !== undefined && { opensAt: next }),
    fixedAmounts,
    quickAmounts: fixedAmounts.length > 0 ? fixedAmounts : QUICK.filter((amount) => amount >= min && amount <= max),
    banks: banksAt(channel).map(({ code, name }) => ({
      bankCode: code,
      bankType: channel.method,
      bankEngName: name.en,
      bankChName: name[language],
    })),
  }
}

/** Every method with its channels; one with an open channel is recommended. */
export function asMethods(seen: Seen): Schemas['DepositMethods'] {
  const methods = Map.groupBy(CHANNELS, ({ method }) => method)
  return Object.fromEntries([...methods].map(([code, channels]) => [code, asMethod(code, channels, seen)]))
}

function asMethod(code: string, channels: Channel[], seen: Seen): Schemas['DepositMethod'] {
  const kind = channels[0]!.banksOf
  return {
    code,
    recommendation: yesNo(code === 'UNQR'),
    currency: kind === 'VW' ? code : 'VND',
    bindBankCardRequired: false,
    paymentMethodType: [kind === 'VW' ? 'VIRTUAL' : kind === 'EW' ? 'EWALLET' : 'NORMAL'],
    channels: channels.map((channel) => asChannel(channel, seen)),
  }
}

/** The address that a member's coins go to: always the same. */
export function addressFor(memberId: number, coin: string): string {
  const random = randomOf(1, 'deposit-address', memberId, coin)
  const letters = Array.from({ length: 33 }, () =>
    random.pick([...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz']),
  )
  return `T${letters.join('')}`
}

/** What is needed to pay, by the way it is paid. */
function instructions(
  row: Deposit,
  language: Language,
  redirectUrl: string | undefined,
): Partial<Schemas['DepositOrder']> {
  if (!UNPAID.includes(row.state)) return {}
  const { way } = channelOf(row.vendorId)!
  const page = redirectUrl ? { redirectUrl } : {}
  if (way === 'crypto') {
    const { rate = 1 } = bankNamed(row.bankCode)!
    const walletAddress = addressFor(row.memberId, row.bankCode)
    return { ...page, walletAddress, sourceAmount: coinsFor(row.requested, rate), defaultPageQr: true }
  }
  if (way !== 'transfer') return { ...page, refCode: row.id }
  return {
    ...page,
    receiverName: RECEIVER.name,
    receiverAccount: RECEIVER.account,
    bankChName: bankNamed(row.bankCode)!.name[language],
    remarks: row.id,
    refCode: row.id,
  }
}

/** What came of the money, once it is in the wallet. */
const sums = ({ fee, bonus, turnover, creditedAt }: Deposit) => ({
  charge: toDecimal(fee),
  bonus: toDecimal(bonus),
  turnover: toDecimal(turnover),
  ...(creditedAt !== undefined && { actualDepositDate: creditedAt }),
})

type Viewer = { language: Language; redirectUrl?: string | undefined }

export const asOrder = (row: Deposit, { language, redirectUrl }: Viewer): Schemas['DepositOrder'] => ({
  depositId: row.id,
  amount: toDecimal(row.requested),
  confirmationRequired: yesNo(channelOf(row.vendorId)!.way === 'transfer'),
  status: row.state,
  vendorId: row.vendorId,
  depositDate: row.createdAt,
  depositSlip: yesNo(row.hasSlip),
  expiresAt: row.expiresAt,
  ...instructions(row, language, redirectUrl),
  ...(row.arrived !== undefined && { arrivedAmount: toDecimal(row.arrived), creditsAt: row.creditsAt! }),
  ...(isCredited(row) && sums(row)),
  ...(row.reason && { reason: row.reason[language] }),
})

export const asRow = (row: Deposit): Schemas['DepositRow'] => ({
  depositId: row.id,
  depositMethod: row.method,
  requestedAmount: toDecimal(row.requested),
  amount: toDecimal(row.credited),
  customerBankCharge: toDecimal(row.fee),
  depositDate: row.createdAt,
  ...(row.creditedAt !== undefined && { actualDepositDate: row.creditedAt }),
  state: STATES[row.state],
  status: row.state,
  accelerationStatus: row.isHurried ? 'A' : 'NA',
  depositSlip: yesNo(row.hasSlip),
  ...(UNPAID.includes(row.state) && { expiresAt: row.expiresAt }),
})
