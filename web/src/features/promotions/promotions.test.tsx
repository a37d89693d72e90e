import { fireEvent, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderScreen } from '#testing/render-screen.tsx'
import { promotion, promotions } from './testing.tsx'
import { t } from '#testing/text.ts'

const LIST = 'listAnnouncements'
const cards = async () => screen.findAllByRole('article')
const titles = async () => (await cards()).map((card) => within(card).getByRole('heading').textContent)
const menu = () => screen.queryByRole('group', { name: t('titles:promotions') })
const entries = () => within(menu()!).getAllByRole('button')
const pictures = (card: HTMLElement) => [...card.querySelectorAll('img')].map((one) => one.getAttribute('src'))

test('its address shows the list of promotions [G-2-15]', async () => {
  await renderScreen('/m/activity', { answers: promotions(promotion(1), promotion(2)) })
  expect(await titles()).toEqual(['Offer 1', 'Offer 2'])
})

test('the page has a bar with its title [G-2-97]', async () => {
  await renderScreen('/m/activity')
  await cards()
  const bar = screen.getByRole('region', { name: t('titles:promotions') })
  expect(within(bar).getByRole('heading', { level: 1, name: t('titles:promotions') })).toBeTruthy()
})

test('a member reads the promotions and one in full [G-1-05]', async () => {
  const { user } = await renderScreen('/m/activity', { as: 'demo01' })
  await user.click(await screen.findByRole('link', { name: t('promotions:moreOf', { name: 'Thưởng chào mừng 100%' }) }))
  expect(await screen.findByText('Vòng cược 15 lần trong 30 ngày.')).toBeTruthy()
})

test('promotions come from the announcements of type PR for phones [G-7-39]', async () => {
  const { calls } = await renderScreen('/m/activity', { answers: promotions(promotion(1)) })
  await cards()
  const requests = calls(LIST).map(({ query }) => [query.get('types'), query.get('platform')])
  expect(requests).toContainEqual(['PR', 'M'])
})

test('one category has no menu, two have a menu that begins with all [G-2-98]', async () => {
  const one = promotions(promotion(1), promotion(2))
  const { unmount } = await renderScreen('/m/activity', { answers: one })
  await cards()
  expect(menu()).toBeNull()
  unmount()
  await renderScreen('/m/activity', { answers: promotions(promotion(1), promotion(2, { category: 'live_promo' })) })
  await cards()
  expect(entries().map((entry) => entry.textContent)).toEqual([
    t('promotions:all_promo'),
    t('promotions:rng_promo'),
    t('promotions:live_promo'),
  ])
})

const all = [
  ['other_promo', t('promotions:other_promo')],
  ['point_mall', t('promotions:point_promo')],
  ['player_rank_rules', t('promotions:rank_promo')],
  ['rebate_promo', t('promotions:rebate_promo')],
  ['lotto_promo', t('promotions:lotto_promo')],
  ['fish_promo', t('promotions:fish_promo')],
  ['sport_promo', t('app:sports')],
  ['pvp_promo', t('promotions:pvp_promo')],
  ['live_promo', t('promotions:live_promo')],
  ['rng_promo', t('promotions:rng_promo')],
  ['app_download', t('app:downloadApp')],
  ['deposit_promo', t('app:deposit')],
  ['new_player', t('promotions:new_player_promo')],
] as const

test('with a promotion of each category, the menu has all fourteen entries in their order [G-3-21]', async () => {
  const list = all.map(([category], index) => promotion(index + 1, { category }))
  await renderScreen('/m/activity', { answers: promotions(...list) })
  await cards()
  const inOrder = all.toReversed().map(([, label]) => label)
  expect(entries().map((entry) => entry.textContent)).toEqual([t('promotions:all_promo'), ...inOrder])
})

test('every category has its label in both languages, also those with a different key [G-3-22]', async () => {
  const list = all.map(([category], index) => promotion(index + 1, { category }))
  await renderScreen('/m/activity', { language: 'EN', answers: promotions(...list) })
  await cards()
  const names = within(screen.getByRole('group', { name: 'Promotions' }))
    .getAllByRole('button')
    .map((entry) => entry.textContent)
  expect(names).toEqual(expect.arrayContaining(['New players', 'App download', 'VIP levels', 'Points shop']))
})

const two = () => promotions(promotion(1), promotion(2, { category: 'live_promo' }))

test('all promotions show at first [G-4-27]', async () => {
  await renderScreen('/m/activity', { answers: two() })
  expect(await titles()).toEqual(['Offer 1', 'Offer 2'])
  expect(entries().map((entry) => entry.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false'])
})

test('a category shows only its promotions, and is scrolled into view [G-4-28]', async () => {
  const { user, address } = await renderScreen('/m/activity', { answers: two() })
  await cards()
  const [row, live] = [menu()!, entries()[2]!]
  vi.spyOn(live, 'getBoundingClientRect').mockReturnValue({ left: 400, width: 80 } as DOMRect)
  vi.spyOn(row, 'getBoundingClientRect').mockReturnValue({ left: 0, width: 300 } as DOMRect)
  await user.click(live)
  expect(await titles()).toEqual(['Offer 2'])
  expect(row.scrollLeft).toBe(290)
  expect(address()).toBe('/m/activity?category=live_promo')
})

test('a card has the picture of sequence 1 [G-2-99]', async () => {
  const announcementImages = [
    { sequence: 2, url: '/art/second.svg' },
    { sequence: 1, url: '/art/first.svg' },
  ]
  await renderScreen('/m/activity', { answers: promotions(promotion(1, { announcementImages })) })
  expect(pictures((await cards())[0]!)).toEqual([expect.stringMatching(/first\.svg$/)])
})

test('a card has the title of its promotion [G-2-100]', async () => {
  await renderScreen('/m/activity', { answers: promotions(promotion(1, { title: 'Two for one' })) })
  expect(await titles()).toEqual(['Two for one'])
})

test('a card shows the days it runs, or that it is long-term [G-2-101]', async () => {
  const endDate = Date.UTC(2124, 2, 31)
  await renderScreen('/m/activity', {
    answers: promotions(promotion(1, { endDate }), promotion(2, { noExpiry: 1, endDate })),
  })
  const [first, second] = await cards()
  expect(within(first!).getByText('2024/03/01 – 2124/03/31')).toBeTruthy()
  expect(within(second!).getByText(t('promotions:longTerm'))).toBeTruthy()
})

test.each([
  ['/m/activity', 'card'],
  ['/m/activityDetail?id=2', 'page'],
])('at %s the %s of a promotion with noExpiry 1 says long-term, whatever its dates [G-3-17]', async (at) => {
  await renderScreen(at, { answers: promotions(promotion(2, { noExpiry: 1, endDate: Date.UTC(2124, 2, 31) })) })
  expect(await screen.findByText(t('promotions:longTerm'))).toBeTruthy()
  expect(screen.queryByText(/2124/)).toBeNull()
})

test('the details of a promotion have their own page [G-2-102]', async () => {
  const { user, address } = await renderScreen('/m/activity', { answers: two() })
  await user.click(await screen.findByRole('link', { name: t('promotions:moreOf', { name: 'Offer 2' }) }))
  expect(address()).toBe('/m/activityDetail?id=2')
})

test('a picture that fails to load is removed [G-2-103]', async () => {
  await renderScreen('/m/activity', { answers: two() })
  const [first, second] = await cards()
  fireEvent.error(first!.querySelector('img')!)
  expect(pictures(first!)).toEqual([])
  expect(pictures(second!)).toHaveLength(1)
})

test('an empty list of promotions says so [G-2-104]', async () => {
  await renderScreen('/m/activity', { answers: promotions() })
  expect(await screen.findByText(t('promotions:noPromotions'))).toBeTruthy()
})

test('the card named in the URL is scrolled to [G-2-105]', async () => {
  const scrolledTo: (string | null)[] = []
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this.getAttribute('aria-label'))
  }
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'))
  await renderScreen('/m/activity?id=9', { answers: promotions(promotion(8), promotion(9), promotion(10)) })
  await cards()
  expect(scrolledTo).toEqual(['Offer 9'])
})

test('an expired promotion is not shown, even if the gateway still lists it', async () => {
  await renderScreen('/m/activity', {
    answers: promotions(promotion(1, { endDate: Date.UTC(2024, 2, 2) }), promotion(2)),
  })
  expect(await titles()).toEqual(['Offer 2'])
})

test('a list that fails to load can be retried', async () => {
  const { user, world } = await renderScreen('/m/activity', {
    faults: [{ operation: 'listAnnouncements', status: 500, code: 'system.error' }],
  })
  expect(await screen.findByText(t('problems:system.error'))).toBeTruthy()
  world.faults.clear()
  await user.click(screen.getByRole('button', { name: t('app:retry') }))
  expect(await cards()).not.toHaveLength(0)
})
