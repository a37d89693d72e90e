import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

const lists = [
  'GCSGAME_newGameVendor',
  'GCSGAME_gameVendor',
  'GCSGAME_gameList?gameType=FISH',
  'GCSGAME_hotGamesV2',
  'GCSGAME_getRankList',
  'GCSGAME_getRankList?gameCategory=FISH',
  'ODSFE2_getWinnerBoard',
  'GCS_recentGame',
  'MCSFE_getFavoriteGamesList',
  'MCSFE_getListAnnouncements?types=B,PR',
  'MCSFE_getGlobalRebateSettingsByProductType',
].map((name) => `/wps/relay/${name}`)

/** Returns the lists of the site that name fishing games. */
async function listsWithFish({ call }: ReturnType<typeof setup>, token: string) {
  const answers = await Promise.all(lists.map(async (path) => ({ path, ...(await call('GET', path, { token })) })))
  expect(answers.map(({ path, status }) => `${status} ${path}`)).toEqual(lists.map((path) => `200 ${path}`))
  return answers.filter(({ text }) => /"FISH"|\/m\/fish|fish_promo/.test(text)).map(({ path }) => path)
}

test('a category that the site does not have is in no list, and comes back with its favourites', async () => {
  const site = setup()
  const token = await site.signIn('agent01')
  const [fish] = (await site.call('GET', '/wps/relay/GCSGAME_gameList?gameType=FISH')).json.value.games
  await site.call('POST', '/wps/relay/MCSFE_addFavoriteGameV2', { token, body: { nodeId: fish.nodeId } })
  const before = await listsWithFish(site, token)
  expect(before).toEqual(expect.arrayContaining(lists.filter((path) => !/recentGame|WinnerBoard/.test(path))))

  const { games } = (await site.control('GET', '/settings')).json
  await site.control('PATCH', '/settings', { games: { ...games, withoutCategories: ['FISH'] } })
  expect(await listsWithFish(site, token)).toEqual([])

  await site.control('PATCH', '/settings', { games })
  expect(await listsWithFish(site, token)).toEqual(before)
})

test('the other categories keep their games, and a site without any has no winners', async () => {
  const { control, call } = setup()
  const { games } = (await control('GET', '/settings')).json
  const all = ['RNG', 'FISH', 'PVP', 'LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT']
  const listOf = async (path: string) => (await call('GET', `/wps/relay/${path}`)).json.value.list

  await control('PATCH', '/settings', { games: { ...games, withoutCategories: ['FISH'] } })
  expect((await listOf('GCSGAME_hotGamesV2')).length).toBeGreaterThan(10)
  expect(await listOf('ODSFE2_getWinnerBoard')).toHaveLength(20)

  await control('PATCH', '/settings', { games: { ...games, withoutCategories: all } })
  expect(await listOf('ODSFE2_getWinnerBoard')).toEqual([])
})
