import { type AccountKind, type Bank, banks } from '../../catalogue/banks.ts'
import { DAY, midnightBefore } from '../../kernel/world/local-day.ts'
import type { LocalizedText } from '../../kernel/validation/language.ts'

export type PaymentMethod = 'qr' | 'transfer' | 'page' | 'crypto'
/** Money in minor units. */
export type Channel = {
  vendorId: number
  method: string
  name: LocalizedText
  paymentMethod: PaymentMethod
  /** The kind of banks to choose from; without it the method itself is the only choice. */
  banksOf?: AccountKind
  min: number
  max: number
  feePercent: number
  minFee: number
  /** The only accepted amounts, if not empty. */
  fixed: number[]
  /** Opening hours in Hà Nội. */
  hours?: [from: number, to: number]
  /** Time from the payment to the credit, ms. */
  creditsAfter: number
}

const VND = 100
const HOUR = 3_600_000
const K = 1000 * VND
const NO_FEE = { feePercent: 0, minFee: 0, fixed: [] as number[], creditsAfter: 60_000 }

export const CHANNELS: readonly Channel[] = [
  {
    ...NO_FEE,
    vendorId: 1,
    method: 'MT',
    name: { vi: 'Chuyển khoản ngân hàng', en: 'Bank transfer' },
    paymentMethod: 'transfer',
    banksOf: 'BC',
    min: 50 * K,
    max: 300_000 * K,
  },
  {
    ...NO_FEE,
    vendorId: 6,
    method: 'MT',
    name: { vi: 'Chuyển khoản ban ngày', en: 'Daytime transfer' },
    paymentMethod: 'transfer',
    banksOf: 'BC',
    min: 50 * K,
    max: 300_000 * K,
    hours: [8, 18],
  },
  {
    ...NO_FEE,
    vendorId: 2,
    method: 'UNQR',
    name: { vi: 'Quét mã QR', en: 'QR code' },
    paymentMethod: 'qr',
    min: 50 * K,
    max: 300_000 * K,
    creditsAfter: 30_000,
  },
  {
    ...NO_FEE,
    vendorId: 3,
    method: 'SE',
    name: { vi: 'Ví điện tử', en: 'E-wallet' },
    paymentMethod: 'page',
    banksOf: 'EW',
    min: 20 * K,
    max: 50_000 * K,
    feePercent: 1,
    minFee: K,
    creditsAfter: 30_000,
  },
  {
    ...NO_FEE,
    vendorId: 4,
    method: 'USDT',
    name: { vi: 'Tiền mã hóa', en: 'Crypto' },
    paymentMethod: 'crypto',
    banksOf: 'VW',
    min: 100 * K,
    max: 2_000_000 * K,
    creditsAfter: 180_000,
  },
  {
    ...NO_FEE,
    vendorId: 5,
    method: 'KAMI',
    name: { vi: 'Thẻ nạp', en: 'Voucher' },
    paymentMethod: 'page',
    min: 50 * K,
    max: 1000 * K,
    fixed: [50 * K, 100 * K, 200 * K, 500 * K, 1000 * K],
    creditsAfter: 30_000,
  },
]

export const channelOf = (vendorId: number) => CHANNELS.find((channel) => channel.vendorId === vendorId)

export const banksAt = ({ banksOf, method, name }: Channel): Pick<Bank, 'code' | 'name'>[] =>
  banksOf ? banks().filter(({ kind }) => kind === banksOf) : [{ code: method, name }]

export function opensAt({ hours }: Channel, now: number): number | undefined {
  if (!hours) return undefined
  const midnight = midnightBefore(now)
  const [from, to] = [midnight + hours[0] * HOUR, midnight + hours[1] * HOUR]
  if (now < from) return from
  return now < to ? undefined : from + DAY
}
