import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { good, refused, silent } from '#testing/gateway.ts'
import { open, type Options } from '#testing/open.tsx'
import { promotion, promotions } from './testing.tsx'

const REQUEST = 'MCSFE_signUpRequestReward'
const PNG = [0x89, 0x50, 0x4e, 0x47]
const JPG = [0xff, 0xd8, 0xff, 0xe0]

/** A file of so many bytes that begins as a picture does. */
const file = (name: string, { type = 'image/png', head = PNG, size = 12 } = {}) => {
  const bytes = new Uint8Array(size)
  bytes.set(head)
  return new File([bytes], name, { type })
}
const jpg = (name: string) => file(name, { type: 'image/jpeg', head: JPG })

/** The form of a promotion that wants to see remarks, pictures, or both. */
async function openForm(wants: 'remarks' | 'pictures' | 'both' | 'nothing', options: Options = {}) {
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
const remarks = () => screen.queryByLabelText<HTMLTextAreaElement>('Ghi chú')
const field = () => screen.queryByLabelText('Hình ảnh')
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Gửi' })
const shown = () => screen.queryAllByRole('img').map((picture) => picture.getAttribute('alt'))

test('at its address is the form of the promotion it names [G-2-17]', async () => {
  await open('/m/applyReward?id=1013', { as: 'demo01' })
  expect(await screen.findByRole('heading', { level: 2, name: 'Giới thiệu bạn bè' })).toBeTruthy()
  expect(remarks()).toBeTruthy()
})

test('a guest is led to the promotions [G-2-109]', async () => {
  const { address } = await open('/m/applyReward?id=1')
  await waitFor(() => expect(address()).toBe('/m/activity'))
})

test('without a promotion there is nothing to apply for [G-2-110]', async () => {
  const { address } = await open('/m/applyReward', { as: 'demo01' })
  await waitFor(() => expect(address()).toBe('/m/activity'))
})

test.for([
  ['remarks', true, false],
  ['pictures', false, true],
  ['both', true, true],
  ['nothing', false, false],
] as const)('where %s are wanted, remarks: %s, pictures: %s [G-2-112]', async ([wants, hasRemarks, hasPictures]) => {
  await openForm(wants)
  expect([remarks() !== null, field() !== null]).toEqual([hasRemarks, hasPictures])
})

test('it goes once all that is wanted is there [G-2-113]', async () => {
  const { user, choose } = await openForm('both')
  expect(send().disabled).toBe(true)
  await user.type(remarks()!, 'Here it is')
  expect(send().disabled).toBe(true)
  await choose(file('one.png'))
  await waitFor(() => expect(send().disabled).toBe(false))
})

test('where nothing is wanted it can go at once', async () => {
  await openForm('nothing')
  expect(send().disabled).toBe(false)
})

test('cancelling clears remarks and pictures [G-2-114]', async () => {
  const { user, choose } = await openForm('both')
  await user.type(remarks()!, 'Here it is')
  await choose(file('one.png'), jpg('two.jpg'))
  await waitFor(() => expect(shown()).toEqual(['one.png', 'two.jpg']))
  await user.click(screen.getByRole('button', { name: 'Hủy' }))
  expect(remarks()?.value).toBe('')
  expect(shown()).toEqual([])
})

test('a member applies, and the application is recorded [G-1-06]', async () => {
  const { user, services } = await open('/m/applyReward?id=1013', { as: 'demo01' })
  await user.type(await screen.findByLabelText('Ghi chú'), 'banmoi01')
  await user.click(send())
  await waitFor(() => expect(services.applications.isDone(1001, 1013)).toBe(true))
})

test('after it has gone the promotions are there [G-2-111]', async () => {
  const { user, address } = await openForm('nothing', { answers: { [REQUEST]: good(true) } })
  await user.click(send())
  await waitFor(() => expect(address()).toBe('/m/activity'))
})

test('a picture that has come is said to be uploaded [A-8-28]', async () => {
  const { user, choose } = await openForm('pictures', { answers: { [REQUEST]: good(true) } })
  await choose(file('one.png'))
  await waitFor(() => expect(send().disabled).toBe(false))
  await user.click(send())
  expect(await screen.findByText('Tải lên thành công')).toBeTruthy()
})

test('the gateway is sent the promotion, remarks and pictures; refused, the form stays with all of it [G-7-43]', async () => {
  const { user, choose, calls, address } = await openForm('both', {
    answers: { [REQUEST]: () => Response.json({ success: false, errorCode: 'reward.claimed', message: 'x' }) },
  })
  await user.type(remarks()!, 'Here it is')
  await choose(file('one.png'))
  await waitFor(() => expect(send().disabled).toBe(false))
  await user.click(send())
  expect(await screen.findByText('Bạn đã nhận hoặc đã đăng ký phần thưởng này')).toBeTruthy()
  expect(calls(REQUEST).map(({ method, body }) => [method, body])).toEqual([
    [
      'POST',
      { promotionId: 1010, remarks: 'Here it is', pictures: [expect.stringMatching(/^data:image\/png;base64,iVBORw/)] },
    ],
  ])
  expect(address()).toBe('/m/applyReward?id=1010')
  expect(remarks()?.value).toBe('Here it is')
  expect(shown()).toEqual(['one.png'])
})

test('remarks have at most 140 characters [G-5-01]', async () => {
  const { user } = await openForm('remarks')
  await user.click(remarks()!)
  await user.paste('ễ'.repeat(150))
  expect(remarks()?.value).toHaveLength(140)
  expect(screen.getByText('140 / 140')).toBeTruthy()
})

test('remarks that are wanted must say something [G-5-02]', async () => {
  const { user } = await openForm('remarks')
  await user.type(remarks()!, '   ')
  expect(send().disabled).toBe(true)
  await user.type(remarks()!, 'x')
  expect(send().disabled).toBe(false)
})

test('pictures that are wanted must be there [G-5-06]', async () => {
  const { choose } = await openForm('pictures')
  expect(send().disabled).toBe(true)
  await choose(jpg('one.jpg'))
  await waitFor(() => expect(send().disabled).toBe(false))
})

test.each([
  ['a gif', { type: 'image/gif', head: [0x47, 0x49, 0x46, 0x38] }],
  ['what calls itself a picture and is none', { type: 'image/png', head: [0x25, 0x50, 0x44, 0x46] }],
])('%s is refused in words, and not added [G-5-03]', async (_what, kind) => {
  const { choose } = await openForm('pictures')
  await choose(file('one.png', kind))
  expect(await screen.findByText('Chỉ nhận ảnh jpg, jpeg hoặc png')).toBeTruthy()
  expect(shown()).toEqual([])
})

test('a picture of 5,242,880 bytes is taken, one of a byte more is refused in words [G-5-04]', async () => {
  const { choose } = await openForm('pictures')
  await choose(file('most.png', { size: 5_242_880 }))
  await waitFor(() => expect(shown()).toEqual(['most.png']))
  await choose(file('more.png', { size: 5_242_881 }))
  expect(await screen.findByText('Mỗi ảnh không được quá 5 MB')).toBeTruthy()
  expect(shown()).toEqual(['most.png'])
})

test('of four pictures three are taken, and the fourth is refused in words [G-5-05]', async () => {
  const { choose } = await openForm('pictures')
  await choose(file('1.png'), file('2.png'), file('3.png'))
  await waitFor(() => expect(shown()).toEqual(['1.png', '2.png', '3.png']))
  await choose(file('4.png'))
  expect(await screen.findByText('Chỉ gửi được tối đa 3 ảnh')).toBeTruthy()
  expect(shown()).toEqual(['1.png', '2.png', '3.png'])
})

test('a picture can be taken away again', async () => {
  const { user, choose } = await openForm('pictures')
  await choose(file('1.png'), file('2.png'))
  await waitFor(() => expect(shown()).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: 'Bỏ ảnh 1.png' }))
  expect(shown()).toEqual(['2.png'])
})

test('a picture that is broken is refused in words, and not added [G-8-03]', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')))
  const { choose } = await openForm('pictures')
  await choose(file('one.png'))
  expect(await screen.findByText('Không đọc được ảnh này, vui lòng chọn ảnh khác')).toBeTruthy()
  expect(shown()).toEqual([])
})

test('what was begun is there again', async () => {
  const { user, choose, unmount } = await openForm('both')
  await user.type(remarks()!, 'Half of it')
  await choose(file('one.png'))
  await waitFor(() => expect(shown()).toEqual(['one.png']))
  unmount()
  await openForm('both')
  expect(remarks()?.value).toBe('Half of it')
  expect(shown()).toEqual(['one.png'])
})

test('the cover over the page is gone after 10 s, whatever the gateway does [G-9-01]', async () => {
  await openForm('nothing', { answers: { [REQUEST]: silent } })
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(send())
  expect(await screen.findByText('Đang gửi…')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(10_000))
  expect(screen.queryByText('Đang gửi…')).toBeNull()
})

test('a reward that was applied for on another phone says so', async () => {
  const { user } = await openForm('nothing', { answers: { [REQUEST]: refused('reward.claimed', 400) } })
  await user.click(send())
  expect(await screen.findByText('Bạn đã nhận hoặc đã đăng ký phần thưởng này')).toBeTruthy()
})
