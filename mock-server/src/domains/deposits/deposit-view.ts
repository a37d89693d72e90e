import type { components } from '@longan/sdk'
import { findBank, toCoins } from '../../catalogue/banks.ts'
import { fold } from '../../catalogue/fold.ts'
import type { Language } from '../../kernel/validation/language.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import { randomOf } from '../../kernel/world/random.ts'
import { yesNo } from '../../kernel/validation/inputs.ts'
import type { SystemService } from '../system/system.service.ts'
import { banksAt, type Channel, channelOf, CHANNELS, opensAt } from './channels.ts'
import { type Deposit, isCredited, UNPAID } from './deposit.model.ts'

type Schemas = components['schemas']

/** The gateway's state numbers (facts D.12): 2, 3, 6, 7 are final; 2 is displayed as a loss. */
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
const QUICK_AMOUNTS = [100_000, 200_000, 500_000, 1_000_000, 5_000_000, 10_000_000]
const CLOSED = { vi: 'Kênh đang đóng', en: 'This method is unavailable' }
const RECEIVER = { account: '9704009900001111', bankCode: 'SVBK' }
const COMPANY = { vi: 'Công ty {site}', en: 'Công ty {site}' }

/** Returns the name of the site's company as banks write it: capital letters without diacritics and digits. */
export const accountHolder = (system: Pick<SystemService, 'nameSite'>): string =>
  fold(system.nameSite(COMPANY).vi)
    .toUpperCase()
    .replace(/[^A-Z]+/g, ' ')
    .trim()

type ChannelContext = { now: number; isSiteOpen: boolean; language: Language }

function toChannel(channel: Channel, { now, isSiteOpen, language }: ChannelContext): Schemas['DepositChannel'] {
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
    confirmationRequired: yesNo(channel.paymentMethod === 'transfer'),
    creditsAfter: channel.creditsAfter,
    isOpen: yesNo(isOpen),
    ...(!isOpen && { message: CLOSED[language] }),
    ...(next !== undefined && { opensAt: next }),
    fixedAmounts,
    quickAmounts:
      fixedAmounts.length > 0 ? fixedAmounts : QUICK_AMOUNTS.filter((amount) => amount >= min && amount <= max),
    banks: banksAt(channel).map(({ code, name }) => ({
      bankCode: code,
      bankType: channel.method,
      bankEngName: name.en,
      bankChName: name[language],
    })),
  }
}

export function toMethods(context: ChannelContext): Schemas['DepositMethods'] {
  const methods = Map.groupBy(CHANNELS, ({ method }) => method)
  return Object.fromEntries([...methods].map(([code, channels]) => [code, toMethod(code, channels, context)]))
}

function toMethod(code: string, channels: Channel[], context: ChannelContext): Schemas['DepositMethod'] {
  const kind = channels[0]!.banksOf
  return {
    code,
    recommendation: yesNo(code === 'UNQR'),
    currency: kind === 'VW' ? code : 'VND',
    bindBankCardRequired: false,
    paymentMethodType: [kind === 'VW' ? 'VIRTUAL' : kind === 'EW' ? 'EWALLET' : 'NORMAL'],
    channels: channels.map((channel) => toChannel(channel, context)),
  }
}

type OrderContext = { language: Language; redirectUrl?: string | undefined; receiverName: string }

export function addressFor(memberId: number, coin: string): string {
  const random = randomOf(1, 'deposit-address', memberId, coin)
  const letters = Array.from({ length: 33 }, () =>
    random.pick([...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz']),
  )
  return `T${letters.join('')}`
}

function instructions(
  row: Deposit,
  { language, redirectUrl, receiverName }: OrderContext,
): Partial<Schemas['DepositOrder']> {
  if (!UNPAID.includes(row.state)) return {}
  const { paymentMethod } = channelOf(row.vendorId)!
  const page = redirectUrl ? { redirectUrl } : {}
  if (paymentMethod === 'crypto') {
    const { coin, name } = findBank(row.bankCode)!
    const walletAddress = addressFor(row.memberId, row.bankCode)
    return {
      ...page,
      walletAddress,
      bankChName: name[language],
      sourceAmount: toCoins(row.requested, coin!),
      defaultPageQr: true,
    }
  }
  if (paymentMethod === 'page') return { ...page, refCode: row.id }
  const isQr = paymentMethod === 'qr'
  return {
    ...page,
    ...(isQr && { defaultPageQr: true }),
    receiverName,
    receiverAccount: RECEIVER.account,
    bankChName: findBank(isQr ? RECEIVER.bankCode : row.bankCode)!.name[language],
    remarks: row.id,
    refCode: row.id,
  }
}

const sums = ({ fee, bonus, turnover, creditedAt }: Deposit) => ({
  charge: toDecimal(fee),
  bonus: toDecimal(bonus),
  turnover: toDecimal(turnover),
  ...(creditedAt !== undefined && { actualDepositDate: creditedAt }),
})

export const toOrder = (row: Deposit, context: OrderContext): Schemas['DepositOrder'] => ({
  depositId: row.id,
  amount: toDecimal(row.requested),
  confirmationRequired: yesNo(channelOf(row.vendorId)!.paymentMethod === 'transfer'),
  status: row.state,
  vendorId: row.vendorId,
  depositDate: row.createdAt,
  depositSlip: yesNo(row.hasSlip),
  expiresAt: row.expiresAt,
  ...instructions(row, context),
  ...(row.arrived !== undefined && { arrivedAmount: toDecimal(row.arrived), creditsAt: row.creditsAt! }),
  ...(row.returned !== undefined && { returnedAmount: toDecimal(row.returned) }),
  ...(isCredited(row) && sums(row)),
  ...(row.reason && { reason: row.reason[context.language] }),
})

export const toRow = (row: Deposit): Schemas['DepositRow'] => ({
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
