import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { good } from '#testing/gateway.ts'
import { open, type Options } from '#testing/open.tsx'

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

/** The call that asks for a reward. */
export const REQUEST = 'MCSFE_signUpRequestReward'
const PNG = [0x89, 0x50, 0x4e, 0x47]
const JPG = [0xff, 0xd8, 0xff, 0xe0]

/** A file of so many bytes that begins as a picture does. */
export const file = (name: string, { type = 'image/png', head = PNG, size = 12 } = {}) => {
  const bytes = new Uint8Array(size)
  bytes.set(head)
  return new File([bytes], name, { type })
}
export const jpg = (name: string) => file(name, { type: 'image/jpeg', head: JPG })

/** The form of a promotion that wants to see remarks, pictures, or both. */
export async function openForm(wants: 'remarks' | 'pictures' | 'both' | 'nothing', options: Options = {}) {
  const remarkRequired = wants === 'remarks' || wants === 'both' ? 'Y' : 'N'
  const imageRequired = wants === 'pictures' || wants === 'both' ? 'Y' : 'N'
  const one = promotions(promotion(1010, { remarkRequired, imageRequired }))
  const claims = { PROMOFE_getUnappliedExtraRewardClaimList: good({ claims: [{ claimId: 1, promotionId: 1010 }] }) }
  const view = await open('/m/applyReward?id=1010', {
    as: 'demo01',
    ...options,
    answers: { ...one, ...claims, ...options.answers },
  })
  await screen.findByRole('heading', { name: 'Offer 1010' })
  // A phone offers other files too, whatever it is asked for.
  const careless = userEvent.setup({ applyAccept: false })
  const choose = (...files: File[]) => careless.upload(screen.getByLabelText('Hình ảnh'), files)
  return { ...view, choose }
}
export const remarks = () => screen.queryByLabelText<HTMLTextAreaElement>('Ghi chú')
export const field = () => screen.queryByLabelText('Hình ảnh')
export const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Gửi' })
export const shown = () => screen.queryAllByRole('img').map((picture) => picture.getAttribute('alt'))
