import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { good, refused, silent } from '#testing/gateway.ts'
import { open } from '#testing/open.tsx'
import { field, file, jpg, openForm, remarks, REQUEST, send, shown } from './testing.tsx'

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
