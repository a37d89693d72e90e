import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { success, refusal } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { promotion, promotions } from './testing.tsx'
import { t } from '#testing/text.ts'

const article = async () => screen.findByRole('article')

test('its address shows one promotion [G-2-16]', async () => {
  await renderScreen('/m/activityDetail?id=2', { answers: promotions(promotion(1), promotion(2)) })
  expect(within(await article()).getByRole('heading', { name: 'Offer 2' })).toBeTruthy()
})

test('its title bar says details [G-2-106]', async () => {
  await renderScreen('/m/activityDetail?id=1', { answers: promotions(promotion(1)), language: 'EN' })
  await article()
  expect(screen.getByRole('heading', { level: 1, name: 'Details' })).toBeTruthy()
})

test('the first picture and the text show, and no script runs [G-2-107]', async () => {
  const announcementImages = [
    { sequence: 2, url: '/art/second.svg' },
    { sequence: 1, url: '/art/first.svg' },
  ]
  await renderScreen('/m/activityDetail?id=1', { answers: promotions(promotion(1, { announcementImages })) })
  expect((await screen.findByText('offer 1')).tagName).toBe('B')
  expect([...(await article()).querySelectorAll('img')].map(({ src }) => src)).toEqual([
    expect.stringMatching(/first\.svg$/),
  ])
  expect((await article()).querySelector('script')).toBeNull()
})

test('an unknown promotion is reported as gone, with a link to the others [G-2-108]', async () => {
  await renderScreen('/m/activityDetail?id=99999', { answers: promotions(promotion(1)) })
  expect(await screen.findByText(t('promotions:promotionGone'))).toBeTruthy()
  expect(screen.getByRole('link', { name: t('promotions:allPromotions') })).toBeTruthy()
})

test('a guest who applies goes to the login, and returns here [A-6-05]', async () => {
  const { user, address } = await renderScreen('/m/activityDetail?id=1007')
  await user.click(await screen.findByRole('link', { name: t('promotions:apply') }))
  expect(address()).toBe('/m/login')
  expect(sessionStorage.getItem('returnTo')).toBe('/m/activityDetail?id=1007')
})

test('the application uses the promotion linked to the announcement [G-3-20]', async () => {
  const { user, address } = await renderScreen('/m/activityDetail?id=1', {
    as: 'demo01',
    answers: { ...promotions(promotion(1, { linkedPromotionId: 1007 })) },
  })
  await user.click(await screen.findByRole('link', { name: t('promotions:apply') }))
  expect(address()).toBe('/m/applyReward?id=1007')
})

test('a promotion is joined with one tap, and the gateway stores it [G-7-42]', async () => {
  const { user, calls, services } = await renderScreen('/m/activityDetail?id=1001', { as: 'demo01' })
  await user.click(await screen.findByRole('button', { name: t('promotions:join') }))
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: t('promotions:joined') })).disabled).toBe(true)
  const sent = calls('joinSignUpPromotion').map(({ method, body }) => [method, body])
  expect(sent).toEqual([['POST', { promotionId: 1001 }]])
  expect(services.applications.hasApplied(1001, 1001)).toBe(true)
})

test('a failed join shows the reason', async () => {
  const { user } = await renderScreen('/m/activityDetail?id=1001', {
    as: 'demo01',
    answers: { joinSignUpPromotion: refusal('user_record_not_exists', 400) },
  })
  await user.click(await screen.findByRole('button', { name: t('promotions:join') }))
  expect(await screen.findByText(t('problems:user_record_not_exists'))).toBeTruthy()
})

test('a member who has applied sees that instead of the button', async () => {
  await renderScreen('/m/activityDetail?id=1013', {
    as: 'demo01',
    answers: { listExtraRewardClaims: success({ claims: [] }) },
  })
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: t('promotions:applied') })
  expect(button.disabled).toBe(true)
})
