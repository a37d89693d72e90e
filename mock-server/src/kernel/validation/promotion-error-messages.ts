import type { ErrorCode } from '@longan/sdk'
import type { LocalizedText } from './localized-text.ts'

export const promotionErrorMessages = {
  promotion_turnover_not_enough: {
    vi: 'Chưa đủ vòng cược của khuyến mãi',
    en: 'Wagering requirement of the promotion not met',
  },
  'prom.claim.req.field': { vi: 'Cần bổ sung thông tin để nhận thưởng', en: 'More information is required to claim' },
  claim_deposit_required: { vi: 'Cần nạp tiền để nhận thưởng', en: 'A deposit is required to claim' },
  claim_bet_required: { vi: 'Cần đặt cược để nhận thưởng', en: 'A bet is required to claim' },
  claim_deposit_and_bet_required: {
    vi: 'Cần nạp tiền và đặt cược để nhận thưởng',
    en: 'A deposit and a bet are required to claim',
  },
  no_mission_claim: { vi: 'Chưa có phần thưởng để nhận', en: 'No rewards to claim yet' },
  user_record_not_exists: { vi: 'Chưa có dữ liệu đăng ký', en: 'No registration data' },
  'reward.claimed': {
    vi: 'Bạn đã nhận hoặc đã đăng ký phần thưởng này',
    en: 'You have already claimed or applied for this reward',
  },
  'reward.expired': {
    vi: 'Phần thưởng này đã hết hạn',
    en: 'This reward has expired',
  },
  'reward.not.ready': {
    vi: 'Chưa đến lúc nhận phần thưởng này',
    en: 'This reward is not available yet',
  },
  'promo.code.invalid': {
    vi: 'Mã khuyến mãi không đúng hoặc đã hết lượt',
    en: 'This promo code is invalid or used up',
  },
  'points.not.enough': {
    vi: 'Bạn chưa đủ điểm',
    en: 'Not enough points',
  },
  'goods.sold.out': {
    vi: 'Phần quà này đã hết',
    en: 'This item is sold out',
  },
} as const satisfies Partial<Record<ErrorCode, LocalizedText>>
