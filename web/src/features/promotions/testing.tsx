import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { success } from '#testing/gateway.ts'
import { renderScreen, type ScreenOptions } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const DAY = 86_400_000

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

export const promotions = (...promotion: object[]) => ({
  listAnnouncements: success({ banners: [], player: [], popup: [], promotion }),
})

export const REQUEST = 'createRewardRequest'
const PNG = [0x89, 0x50, 0x4e, 0x47]
const JPG = [0xff, 0xd8, 0xff, 0xe0]

export const file = (name: string, { type = 'image/png', head = PNG, size = 12 } = {}) => {
  const bytes = new Uint8Array(size)
  bytes.set(head)
  return new File([bytes], name, { type })
}
export const jpg = (name: string) => file(name, { type: 'image/jpeg', head: JPG })

export async function openForm(required: 'remarks' | 'pictures' | 'both' | 'nothing', options: ScreenOptions = {}) {
  const remarkRequired = required === 'remarks' || required === 'both' ? 'Y' : 'N'
  const imageRequired = required === 'pictures' || required === 'both' ? 'Y' : 'N'
  const one = promotions(promotion(1010, { remarkRequired, imageRequired }))
  const claims = { listExtraRewardClaims: success({ claims: [{ claimId: 1, promotionId: 1010 }] }) }
  const view = await renderScreen('/m/applyReward?id=1010', {
    as: 'demo01',
    ...options,
    answers: { ...one, ...claims, ...options.answers },
  })
  await screen.findByRole('heading', { name: 'Offer 1010' })
  // A phone offers other files too, whatever `accept` says.
  const user = userEvent.setup({ applyAccept: false })
  const choose = (...files: File[]) => user.upload(screen.getByLabelText(t('promotions:pictures')), files)
  return { ...view, choose }
}
export const remarks = () => screen.queryByLabelText<HTMLTextAreaElement>(t('promotions:remarks'))
export const field = () => screen.queryByLabelText(t('promotions:pictures'))
export const send = () => screen.getByRole<HTMLButtonElement>('button', { name: t('promotions:send') })
export const visibleImages = () => screen.queryAllByRole('img').map((picture) => picture.getAttribute('alt'))
