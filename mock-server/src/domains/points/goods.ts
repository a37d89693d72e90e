import type { TicketType } from '../tickets/tickets.service.ts'
import type { LocalizedText } from '../../kernel/validation/language.ts'

export type GoodKind = 'GOODS' | 'TICKET'
/** Goods that points buy. `stock` is the number in a new world. */
export type Good = {
  id: number
  kind: GoodKind
  name: LocalizedText
  points: number
  stock: number
  ticket?: TicketType
}

export const GOOD_KINDS: Record<GoodKind, LocalizedText> = {
  GOODS: { vi: 'Quà tặng', en: 'Gifts' },
  TICKET: { vi: 'Vé may mắn', en: 'Tickets' },
}

export const GOODS: readonly Good[] = [
  {
    id: 1,
    kind: 'TICKET',
    name: { vi: 'Vòng quay may mắn', en: 'Prize wheel' },
    points: 150,
    stock: 500,
    ticket: 'PRIZE_WHEEL',
  },
  {
    id: 2,
    kind: 'TICKET',
    name: { vi: 'Đập trứng vàng', en: 'Golden egg' },
    points: 250,
    stock: 300,
    ticket: 'GOLDEN_EGG',
  },
  { id: 3, kind: 'GOODS', name: { vi: 'Ô che mưa', en: 'Umbrella' }, points: 500, stock: 20 },
  { id: 4, kind: 'GOODS', name: { vi: 'Áo thun', en: 'T-shirt' }, points: 800, stock: 50 },
  { id: 5, kind: 'GOODS', name: { vi: 'Tai nghe', en: 'Headphones' }, points: 5000, stock: 3 },
  { id: 6, kind: 'GOODS', name: { vi: 'Đồng hồ', en: 'Watch' }, points: 20_000, stock: 0 },
]
