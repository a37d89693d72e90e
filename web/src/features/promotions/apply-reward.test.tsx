import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { success, refusal, noResponse } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { field, file, jpg, openForm, remarks, REQUEST, send, visibleImages } from './testing.tsx'
import { t } from '#testing/text.ts'

test('its address shows the form of the promotion in the URL [G-2-17]', async () => {
  await renderScreen('/m/applyReward?id=1013', { as: 'demo01' })
  expect(await screen.findByRole('heading', { level: 2, name: t('app:referral') })).toBeTruthy()
  expect(remarks()).toBeTruthy()
})

test('a guest is redirected to the promotions [G-2-109]', async () => {
  const { address } = await renderScreen('/m/applyReward?id=1')
  await waitFor(() => expect(address()).toBe('/m/activity'))
})

test('without a promotion there is nothing to apply for [G-2-110]', async () => {
  const { address } = await renderScreen('/m/applyReward', { as: 'demo01' })
  await waitFor(() => expect(address()).toBe('/m/activity'))
})

test.for([
  ['remarks', true, false],
  ['pictures', false, true],
  ['both', true, true],
  ['nothing', false, false],
] as const)(
  'a promotion that requires %s has the fields remarks: %s, pictures: %s [G-2-112]',
  async ([wants, hasRemarks, hasPictures]) => {
    await openForm(wants)
    expect([remarks() !== null, field() !== null]).toEqual([hasRemarks, hasPictures])
  },
)

test('the form can be sent when all required fields are filled [G-2-113]', async () => {
  const { user, choose } = await openForm('both')
  expect(send().disabled).toBe(true)
  await user.type(remarks()!, 'Here it is')
  expect(send().disabled).toBe(true)
  await choose(file('one.png'))
  await waitFor(() => expect(send().disabled).toBe(false))
})

test('a form without required fields can be sent at once', async () => {
  await openForm('nothing')
  expect(send().disabled).toBe(false)
})

test('cancelling clears remarks and pictures [G-2-114]', async () => {
  const { user, choose } = await openForm('both')
  await user.type(remarks()!, 'Here it is')
  await choose(file('one.png'), jpg('two.jpg'))
  await waitFor(() => expect(visibleImages()).toEqual(['one.png', 'two.jpg']))
  await user.click(screen.getByRole('button', { name: t('app:cancel') }))
  expect(remarks()?.value).toBe('')
  expect(visibleImages()).toEqual([])
})

test('a member applies, and the application is recorded [G-1-06]', async () => {
  const { user, services } = await renderScreen('/m/applyReward?id=1013', { as: 'demo01' })
  await user.type(await screen.findByLabelText(t('promotions:remarks')), 'banmoi01')
  await user.click(send())
  await waitFor(() => expect(services.applications.hasApplied(1001, 1013)).toBe(true))
})

test('after sending, the promotions are shown [G-2-111]', async () => {
  const { user, address } = await openForm('nothing', { answers: { [REQUEST]: success(true) } })
  await user.click(send())
  await waitFor(() => expect(address()).toBe('/m/activity'))
})

test('the gateway receives promotion, remarks and pictures; if refused, the form keeps all of it [G-7-43]', async () => {
  const { user, choose, calls, address } = await openForm('both', {
    answers: { [REQUEST]: () => Response.json({ success: false, errorCode: 'reward.claimed', message: 'x' }) },
  })
  await user.type(remarks()!, 'Here it is')
  await choose(file('one.png'))
  await waitFor(() => expect(send().disabled).toBe(false))
  await user.click(send())
  expect(await screen.findByText(t('problems:reward.claimed'))).toBeTruthy()
  expect(calls(REQUEST).map(({ method, body }) => [method, body])).toEqual([
    [
      'POST',
      { promotionId: 1010, remarks: 'Here it is', pictures: [expect.stringMatching(/^data:image\/png;base64,iVBORw/)] },
    ],
  ])
  expect(address()).toBe('/m/applyReward?id=1010')
  expect(remarks()?.value).toBe('Here it is')
  expect(visibleImages()).toEqual(['one.png'])
})

test('remarks have at most 140 characters [G-5-01]', async () => {
  const { user } = await openForm('remarks')
  await user.click(remarks()!)
  await user.paste('ễ'.repeat(150))
  expect(remarks()?.value).toHaveLength(140)
  expect(screen.getByText('140 / 140')).toBeTruthy()
})

test('required remarks must not be blank [G-5-02]', async () => {
  const { user } = await openForm('remarks')
  await user.type(remarks()!, '   ')
  expect(send().disabled).toBe(true)
  await user.type(remarks()!, 'x')
  expect(send().disabled).toBe(false)
})

test('the loading cover disappears after 10 s, whatever the gateway does [G-9-01]', async () => {
  await openForm('nothing', { answers: { [REQUEST]: noResponse } })
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(send())
  expect(await screen.findByText(t('promotions:sending'))).toBeTruthy()
  act(() => void vi.advanceTimersByTime(10_000))
  expect(screen.queryByText(t('promotions:sending'))).toBeNull()
})

test('a reward that was requested on another phone shows the refusal', async () => {
  const { user } = await openForm('nothing', { answers: { [REQUEST]: refusal('reward.claimed', 400) } })
  await user.click(send())
  expect(await screen.findByText(t('problems:reward.claimed'))).toBeTruthy()
})
