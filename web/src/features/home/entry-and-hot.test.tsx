import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changeLanguage } from '#i18n/i18n.ts'
import { type Answers, success, refusal } from '#testing/gateway.ts'
import { renderScreen, configureSite } from '#testing/render-screen.tsx'
import { GameRow } from './game-section.tsx'
import { t } from '#testing/text.ts'

const openHome = (at = '/m/home', answers?: Answers) => renderScreen(at, { answers })

const aGame = (nodeId: number, more: object = {}) => ({
  nodeId,
  gameId: nodeId + 50_000,
  gameCode: `G${nodeId}`,
  gameName: `Game ${nodeId}`,
  nodeName: '',
  displayName: '',
  gameType: 'RNG',
  gameCategory: 'RNG',
  vassalage: 'KLG',
  mobileLargeIcon: '',
  ...more,
})

const headings = (container: Element) => [...container.querySelectorAll('main h2')].map((title) => title.textContent)
const entryMenu = async () => {
  const menu = within(await screen.findByRole('group', { name: t('home:entryMenu') }))
  await menu.findByRole('button', { name: t('lobby:COCKFIGHT') })
  return menu
}

test('the entry menu has no football and no lotteries [G-2-51]', async () => {
  await openHome()
  const chips = (await entryMenu()).getAllByRole('button').map((chip) => chip.textContent)
  expect(chips).toEqual([
    'Hot',
    t('lobby:RNG'),
    t('lobby:FISH'),
    t('lobby:PVP'),
    'Live',
    t('lobby:COCKFIGHT'),
    t('app:sports'),
    'E-sports',
  ])
})

test.each([t('lobby:RNG'), t('lobby:FISH'), t('lobby:PVP'), 'Live'])(
  '"%s" of the entry menu switches the tab [G-2-48]',
  async (name) => {
    const { user, address, calls, container } = await openHome()
    await user.click((await entryMenu()).getByRole('button', { name }))
    await waitFor(() => expect(headings(container)).toEqual([name]))
    expect(address()).toMatch(/^\/m\/home\?tab=/)
    expect(calls('launchGame')).toEqual([])
  },
)

test('a category of several vendors switches the tab [G-2-49]', async () => {
  const { user, address, calls, container } = await openHome()
  await user.click((await entryMenu()).getByRole('button', { name: t('app:sports') }))
  await waitFor(() => expect(headings(container)).toEqual([t('app:sports')]))
  expect(address()).toBe('/m/home?tab=SPORTS')
  expect(calls('launchGame')).toEqual([])
})

test.for([
  [undefined, '/m/login', 0],
  ['demo01', '/m/play?vassalage=DTS&gameType=ESPORTS', 1],
] as const)('a category of one vendor opens it at once for %s: %s [G-2-50]', async ([as, target, launches]) => {
  const { user, address, calls } = await renderScreen('/m/home', { as })
  const menu = await entryMenu()
  await waitFor(() => expect(menu.getByRole('button', { name: 'E-sports' }).hasAttribute('aria-pressed')).toBe(false))
  expect(menu.getByRole('button', { name: t('app:sports') }).getAttribute('aria-pressed')).toBe('false')
  await user.click(menu.getByRole('button', { name: 'E-sports' }))
  await waitFor(() => expect(address()?.startsWith(target)).toBe(true))
  await waitFor(() => expect(calls('launchGame')).toHaveLength(launches))
})

test('only hot games have a badge on their tile [G-2-78]', async () => {
  const list = [aGame(1), aGame(2, { remark: 'NEW,HOT' })]
  await openHome('/m/home', { listHotGames: success({ list }) })
  const hot = within(await screen.findByRole('region', { name: t('home:hotGames') }))
  const tiles = await hot.findAllByRole('article')
  expect(tiles.map((tile) => within(tile).queryByText('HOT') !== null)).toEqual([false, true])
})

test.each([
  ['G-7-02', 'platform', { platform: 'html5' }],
  ['G-7-03', 'merchantCode', { merchantCode: 'DEMO' }],
] as const)('[%s] hot games are requested by %s', async (_id, hotGamesParam, named) => {
  configureSite({ dialect: { hotGamesParam } })
  const { calls, lastQuery } = await openHome()
  await waitFor(() => expect(calls('listHotGames')).toHaveLength(1))
  expect(lastQuery('listHotGames')).toEqual({ isPlatform: '2', language: 'VI', ...named })
})

const placesOfHotGames = ['/m/home', '/m/gameList?type=hot', '/m/live']
test.each(placesOfHotGames)(
  '%s: a change of language fetches the hot games again 250 ms later [G-4-29]',
  async (at) => {
    const { calls } = await openHome(at)
    await waitFor(() => expect(calls('listHotGames')).toHaveLength(1))
    const changedAt = performance.now()
    await changeLanguage('EN')
    await waitFor(() => expect(calls('listHotGames')).toHaveLength(2))
    const [, second] = calls('listHotGames')
    expect(second?.query.get('language')).toBe('EN')
    expect(second!.at - changedAt).toBeGreaterThanOrEqual(245)
  },
)

test('a failed request of hot games can be retried and does not affect the rest of the page', async () => {
  const replies = [refusal(), refusal(), refusal(), refusal()]
  const { user } = await openHome('/m/home', {
    listHotGames: () => replies.shift() ?? success({ list: [aGame(7)] }),
  })
  const failure = await screen.findByRole('alert')
  expect(failure.textContent).toContain(t('home:sectionFailed'))
  expect(await screen.findByText('Hoàn trả 1,2% mỗi ngày, không giới hạn')).toBeTruthy()
  replies.length = 0
  await user.click(within(failure).getByRole('button', { name: t('app:retry') }))
  expect(await screen.findByRole('button', { name: 'Game 7' })).toBeTruthy()
})

test('twenty games are in one row, twenty-one in two [G-2-38]', async () => {
  const games = Array.from({ length: 21 }, (_, index) => aGame(index + 1))
  await renderScreen(
    <>
      <GameRow label="20" games={games.slice(0, 20)} />
      <GameRow label="21" games={games} />
    </>,
  )
  expect((await screen.findByRole('group', { name: '20' })).dataset.rows).toBe('1')
  expect(screen.getByRole('group', { name: '21' }).dataset.rows).toBe('2')
})
