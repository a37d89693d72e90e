import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { good, refused } from '#testing/gateway.ts'
import { open } from '#testing/open.tsx'
import { promotion, promotions } from './testing.tsx'

const article = async () => screen.findByRole('article')

test('at its address is one promotion [G-2-16]', async () => {
  await open('/m/activityDetail?id=2', { answers: promotions(promotion(1), promotion(2)) })
  expect(within(await article()).getByRole('heading', { name: 'Offer 2' })).toBeTruthy()
})

test('its bar says what it is: details [G-2-106]', async () => {
  await open('/m/activityDetail?id=1', { answers: promotions(promotion(1)), language: 'EN' })
  await article()
  expect(screen.getByRole('heading', { level: 1, name: 'Details' })).toBeTruthy()
})

test('the first picture and the text show, and nothing of it runs [G-2-107]', async () => {
  const announcementImages = [
    { sequence: 2, url: '/art/second.svg' },
    { sequence: 1, url: '/art/first.svg' },
  ]
  await open('/m/activityDetail?id=1', { answers: promotions(promotion(1, { announcementImages })) })
  expect((await screen.findByText('offer 1')).tagName).toBe('B')
  expect([...(await article()).querySelectorAll('img')].map(({ src }) => src)).toEqual([
    expect.stringMatching(/first\.svg$/),
  ])
  expect((await article()).querySelector('script')).toBeNull()
})

test('a promotion that is unknown is said to be gone, with the way to the others [G-2-108]', async () => {
  await open('/m/activityDetail?id=99999', { answers: promotions(promotion(1)) })
  expect(await screen.findByText('Khuyến mãi này không còn nữa')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Tất cả khuyến mãi' })).toBeTruthy()
})

test('a guest who applies is led to the login, and back here [A-6-05]', async () => {
  const { user, address } = await open('/m/activityDetail?id=1007')
  await user.click(await screen.findByRole('link', { name: 'Đăng ký nhận thưởng' }))
  expect(address()).toBe('/m/login')
  expect(sessionStorage.getItem('returnTo')).toBe('/m/activityDetail?id=1007')
})

test('applying names the promotion behind the announcement [G-3-20]', async () => {
  const { user, address } = await open('/m/activityDetail?id=1', {
    as: 'demo01',
    answers: { ...promotions(promotion(1, { linkedPromotionId: 1007 })) },
  })
  await user.click(await screen.findByRole('link', { name: 'Đăng ký nhận thưởng' }))
  expect(address()).toBe('/m/applyReward?id=1007')
})

test('a promotion is joined with one tap, and the gateway remembers it [G-7-42]', async () => {
  const { user, calls, services } = await open('/m/activityDetail?id=1001', { as: 'demo01' })
  await user.click(await screen.findByRole('button', { name: 'Tham gia' }))
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Bạn đã tham gia' })).disabled).toBe(true)
  const sent = calls('MCSFE_signUpPromotionJoin').map(({ method, body }) => [method, body])
  expect(sent).toEqual([['POST', { promotionId: 1001 }]])
  expect(services.applications.isDone(1001, 1001)).toBe(true)
})

test('what cannot be joined says why', async () => {
  const { user } = await open('/m/activityDetail?id=1001', {
    as: 'demo01',
    answers: { MCSFE_signUpPromotionJoin: refused('user_record_not_exists', 400) },
  })
  await user.click(await screen.findByRole('button', { name: 'Tham gia' }))
  expect(await screen.findByText('Chưa có dữ liệu đăng ký')).toBeTruthy()
})

test('who has applied reads so instead', async () => {
  await open('/m/activityDetail?id=1013', {
    as: 'demo01',
    answers: { PROMOFE_getUnappliedExtraRewardClaimList: good({ claims: [] }) },
  })
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Bạn đã gửi đăng ký' })
  expect(button.disabled).toBe(true)
})
