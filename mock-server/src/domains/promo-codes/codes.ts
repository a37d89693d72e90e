import type { LocalizedText } from '../../kernel/validation/language.ts'
import type { TicketType } from '../tickets/tickets.service.ts'

/** A promo code. Money in minor units. */
export type PromoCode = {
  id: number
  code: string
  name: LocalizedText
  description: LocalizedText
  money: number
  points: number
  ticket?: TicketType
  /** Days from the creation of the world until it expires. */
  validDays: number
  maxClaims: number
  requiredDeposits: number
}

const code = (
  id: number,
  fields: Pick<PromoCode, 'code' | 'name' | 'description'> & Partial<PromoCode>,
): PromoCode => ({
  id,
  money: 0,
  points: 0,
  validDays: 30,
  maxClaims: 1000,
  requiredDeposits: 0,
  ...fields,
})

export const PROMO_CODES: readonly PromoCode[] = [
  code(1, {
    code: 'XUAN2026',
    name: { vi: 'Quà mùa nhãn', en: 'Longan season' },
    description: { vi: 'Nhận 20.000\u00A0₫ và 10 điểm.', en: 'Get 20,000\u00A0₫ and 10 points.' },
    money: 2_000_000,
    points: 10,
  }),
  code(2, {
    code: 'VONGQUAY',
    name: { vi: 'Thêm một vòng quay', en: 'Extra spin' },
    description: { vi: 'Nhận một vé vòng quay may mắn.', en: 'Get a ticket for the prize wheel.' },
    ticket: 'PRIZE_WHEEL',
  }),
  code(3, {
    code: 'NAP500',
    name: { vi: 'Cảm ơn bạn đã nạp', en: 'Deposit thank-you' },
    description: {
      vi: 'Nhận 50.000\u00A0₫ khi đã nạp từ 500.000\u00A0₫.',
      en: 'Get 50,000\u00A0₫ once you have deposited 500,000\u00A0₫.',
    },
    money: 5_000_000,
    requiredDeposits: 50_000_000,
  }),
  code(4, {
    code: 'NHANH10',
    name: { vi: 'Nhanh tay', en: 'First come, first served' },
    description: { vi: 'Người đầu tiên nhận 10.000\u00A0₫.', en: 'The first member gets 10,000\u00A0₫.' },
    money: 1_000_000,
    maxClaims: 1,
  }),
  code(5, {
    code: 'HETHAN',
    name: { vi: 'Tuần trước', en: 'Last week' },
    description: { vi: 'Đã kết thúc.', en: 'Ended.' },
    money: 1_000_000,
    validDays: -1,
  }),
]
