import type { Category } from '../../catalogue/game.ts'
import type { LocalizedText } from '../../kernel/validation/language.ts'

/** A bonus for deposits. Money in minor units. */
export type DepositPromotion = {
  id: number
  title: LocalizedText
  type: 'FIXED' | 'PERCENTAGE'
  minDeposit: number
  /** An amount, or a percentage of the deposit. */
  value: number
  maxBonus: number
  /** Multiple of the bonus that must be staked. */
  factor: number
  /** The games whose stakes count where the rulebook allows a bonus for one product only. */
  gameType: Category
}

const VND = 100

export const PROMOTIONS: readonly DepositPromotion[] = [
  {
    id: 901,
    title: { vi: 'Thưởng nạp 10%', en: '10% bonus' },
    type: 'PERCENTAGE',
    minDeposit: 100_000 * VND,
    value: 10,
    maxBonus: 2_000_000 * VND,
    factor: 5,
    gameType: 'RNG',
  },
  {
    id: 902,
    title: { vi: 'Tặng 50.000\u00A0₫ khi nạp từ 500.000\u00A0₫', en: '50,000\u00A0₫ from 500,000\u00A0₫' },
    type: 'FIXED',
    minDeposit: 500_000 * VND,
    value: 50_000 * VND,
    maxBonus: 50_000 * VND,
    factor: 20,
    gameType: 'RNG',
  },
]

export const promotionOf = (id: number | undefined) => PROMOTIONS.find((one) => one.id === id)

/** Returns the bonus for a deposit of `amount` in whole units; 0 below the minimum. */
export function bonusFor({ type, minDeposit, value, maxBonus }: DepositPromotion, amount: number): number {
  if (amount < minDeposit) return 0
  return type === 'FIXED' ? value : Math.min(maxBonus, Math.floor((amount * value) / 100 / VND) * VND)
}
