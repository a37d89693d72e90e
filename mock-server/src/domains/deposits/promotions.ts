import type { Words } from '../../kernel/localized-text.ts'

/** A bonus that a deposit can be joined with. Money in minor units. */
export type DepositPromotion = {
  id: number
  title: Words
  type: 'FIXED' | 'PERCENTAGE'
  /** The least deposit. */
  from: number
  /** Money, or percent of the deposit. */
  gives: number
  most: number
  /** How often the bonus must be staked. */
  factor: number
}

const VND = 100

export const PROMOTIONS: readonly DepositPromotion[] = [
  {
    id: 901,
    title: { vi: 'Thưởng nạp 10%', en: '10% on top' },
    type: 'PERCENTAGE',
    from: 100_000 * VND,
    gives: 10,
    most: 2_000_000 * VND,
    factor: 5,
  },
  {
    id: 902,
    title: { vi: 'Tặng 50.000 khi nạp từ 500.000', en: '50,000 from 500,000 on' },
    type: 'FIXED',
    from: 500_000 * VND,
    gives: 50_000 * VND,
    most: 50_000 * VND,
    factor: 20,
  },
]

export const promotionOf = (id: number | undefined) => PROMOTIONS.find((one) => one.id === id)

/** What it gives for a deposit of `amount`: whole units, nothing below its least. */
export function bonusFor({ type, from, gives, most }: DepositPromotion, amount: number): number {
  if (amount < from) return 0
  return type === 'FIXED' ? gives : Math.min(most, Math.floor((amount * gives) / 100 / VND) * VND)
}
