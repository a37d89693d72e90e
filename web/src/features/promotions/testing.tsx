import { good } from '#testing/gateway.ts'

const DAY = 86_400_000

/** A promotion as the gateway tells it; it runs for a month. */
export const promotion = (id: number, more: object = {}) => ({
  id,
  title: `Offer ${id}`,
  category: 'rng_promo',
  content: `<p>All about <b>offer ${id}</b><script>alert(1)</script></p>`,
  startDate: Date.UTC(2024, 2, 1),
  endDate: Date.now() + 30 * DAY,
  noExpiry: 0,
  announcementImages: [{ sequence: 1, url: `/art/${id}.svg` }],
  imageRequired: 'N',
  remarkRequired: 'N',
  ...more,
})

/** The gateway's answer about these promotions. */
export const promotions = (...promotion: object[]) => ({
  MCSFE_getListAnnouncements: good({ banners: [], player: [], popup: [], promotion }),
})
