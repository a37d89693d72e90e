import { type AccountKind, type Bank, banks } from '../../catalogue/banks.ts'
import { DAY, midnightBefore } from '../../kernel/local-day.ts'
import type { Words } from '../../kernel/localized-text.ts'

/** How a deposit is paid: by scanning, by hand, on the partner's page, in coins. */
export type Way = 'qr' | 'transfer' | 'page' | 'crypto'
/** Money in minor units. */
export type Channel = {
  vendorId: number
  method: string
  name: Words
  way: Way
  /** Whose banks can be chosen; without one the method itself stands in for a bank. */
  banksOf?: AccountKind
  min: number
  max: number
  feePercent: number
  minFee: number
  /** Where there are some, no other amount is taken. */
  fixed: number[]
  /** Hours of the day in Hà Nội in which it is open. */
  hours?: [from: number, to: number]
  /** From the payment until the money is in the wallet, ms. */
  creditsAfter: number
}

const VND = 100
const HOUR = 3_600_000
const K = 1000 * VND
const free = { feePercent: 0, minFee: 0, fixed: [] as number[], creditsAfter: 60_000 }

export const CHANNELS: readonly Channel[] = [
  {
    ...free,
    vendorId: 1,
    method: 'MT',
    name: { vi: 'Chuyển khoản ngân hàng', en: 'Bank transfer' },
    way: 'transfer',
    banksOf: 'BC',
    min: 50 * K,
    max: 300_000 * K,
  },
  {
    ...free,
    vendorId: 6,
    method: 'MT',
    name: { vi: 'Chuyển khoản ban ngày', en: 'Daytime transfer' },
    way: 'transfer',
    banksOf: 'BC',
    min: 50 * K,
    max: 300_000 * K,
    hours: [8, 18],
  },
  {
    ...free,
    vendorId: 2,
    method: 'UNQR',
    name: { vi: 'Quét mã QR', en: 'QR code' },
    way: 'qr',
    min: 50 * K,
    max: 300_000 * K,
    creditsAfter: 30_000,
  },
  {
    ...free,
    vendorId: 3,
    method: 'SE',
    name: { vi: 'Ví điện tử', en: 'E-wallet' },
    way: 'page',
    banksOf: 'EW',
    min: 20 * K,
    max: 50_000 * K,
    feePercent: 1,
    minFee: K,
    creditsAfter: 30_000,
  },
  {
    ...free,
    vendorId: 4,
    method: 'USDT',
    name: { vi: 'Tiền mã hóa', en: 'Crypto' },
    way: 'crypto',
    banksOf: 'VW',
    min: 100 * K,
    max: 2_000_000 * K,
    creditsAfter: 180_000,
  },
  {
    ...free,
    vendorId: 5,
    method: 'KAMI',
    name: { vi: 'Thẻ nạp', en: 'Voucher' },
    way: 'page',
    min: 50 * K,
    max: 1000 * K,
    fixed: [50 * K, 100 * K, 200 * K, 500 * K, 1000 * K],
    creditsAfter: 30_000,
  },
]

export const channelOf = (vendorId: number) => CHANNELS.find((channel) => channel.vendorId === vendorId)

/** What can be chosen at a channel: banks of its kind, or the method itself. */
export const banksAt = ({ banksOf, method, name }: Channel): Pick<Bank, 'code' | 'name'>[] =>
  banksOf ? banks().filter(({ kind }) => kind === banksOf) : [{ code: method, name }]

/** When a channel opens next; nothing while it is open. */
export function opensAt({ hours }: Channel, now: number): number | undefined {
  if (!hours) return undefined
  const midnight = midnightBefore(now)
  const [from, to] = [midnight + hours[0] * HOUR, midnight + hours[1] * HOUR]
  if (now < from) return from
  return now < to ? undefined : from + DAY
}
