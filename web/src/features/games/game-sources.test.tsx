import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aGame } from '#testing/a-game.ts'
import { good, silent } from '#testing/gateway.ts'
import { open } from '#testing/open.tsx'

/** Each source of games has one of its own; a search finds another than the list of all. */
const sources = {
  GCSGAME_gameList: ({ url }: Request) => {
    const found = aGame(new URL(url).searchParams.has('gameName') ? 5 : 1)
    return good({ games: [found], pageNum: 1, totalPages: 1, totalCount: 1 })
  },
  GCSGAME_hotGamesV2: good({ list: [aGame(2)] }),
  GCS_recentGame: good({ list: [aGame(3)], totalPages: 1 }),
  MCSFE_getFavoriteGamesList: good({ content: [aGame(4)], totalPages: 1 }),
}

test.for([
  ['all', '', 'Game 1'],
  ['hot', '', 'Game 2'],
  ['recent', '', 'Game 3'],
  ['fav', '', 'Game 4'],
  ['search', '&q=rong', 'Game 5'],
] as const)('a list of type %s%s shows %s, of its own source alone [G-2-70]', async ([type, more, name]) => {
  await open(`/m/gameList?type=${type}${more}`, { as: 'demo02', answers: sources })
  await screen.findByRole('button', { name: new RegExp(`^${name}`) })
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

const types = { content: { RNG: { KLG: ['JP', 'TG'], NGT: ['JP', 'SC'] }, FISH: { BXA: [] } } }
const kinds = async () =>
  within(await screen.findByRole('group', { name: 'Lọc theo loại game' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

test('the classes of games that vendors have are kept, and the next visit begins with them [A-3-65]', async () => {
  const { unmount } = await open('/m/gameList', { answers: { GLS2_getVassGameType: good(types) } })
  await kinds()
  expect(JSON.parse(localStorage.getItem('getVassGameType')!)).toEqual(types)
  unmount()
  await open('/m/gameList', { answers: { GLS2_getVassGameType: silent } })
  expect(await kinds()).toEqual(['Tất cả', 'Nổ hũ lớn', 'Game bàn', 'Vé cào'])
})

test('a class is asked for by its code; another vendor begins with all of them', async () => {
  const { user, lastQuery } = await open('/m/gameList?gameType=RNG&vassalage=KLG', {
    answers: { GLS2_getVassGameType: good(types) },
  })
  await user.click(await screen.findByRole('button', { name: 'Game bàn' }))
  await waitFor(() => expect(lastQuery('GCSGAME_gameList')).toMatchObject({ gameClassify: 'TG', vassalage: 'KLG' }))
  expect(await kinds()).toEqual(['Tất cả', 'Nổ hũ lớn', 'Game bàn'])
  const vendors = within(screen.getByRole('group', { name: 'Lọc theo nhà cung cấp' }))
  await user.click(vendors.getAllByRole('button')[0]!)
  await waitFor(() => expect(lastQuery('GCSGAME_gameList')).not.toHaveProperty('gameClassify'))
})
