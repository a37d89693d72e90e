import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createGame } from '#testing/create-game.ts'
import { success, noResponse } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const sources = {
  listGames: ({ url }: Request) => {
    const found = createGame(new URL(url).searchParams.has('gameName') ? 5 : 1)
    return success({ games: [found], pageNum: 1, totalPages: 1, totalCount: 1 })
  },
  listHotGames: success({ list: [createGame(2)] }),
  listRecentGames: success({ list: [createGame(3)], totalPages: 1 }),
  listFavouriteGames: success({ content: [createGame(4)], totalPages: 1 }),
}

test.for([
  ['all', '', 'Game 1'],
  ['hot', '', 'Game 2'],
  ['recent', '', 'Game 3'],
  ['fav', '', 'Game 4'],
  ['search', '&q=rong', 'Game 5'],
] as const)('a list of type %s%s shows only %s, from its own source [G-2-70]', async ([type, more, name]) => {
  await renderScreen(`/m/gameList?type=${type}${more}`, { as: 'demo02', answers: sources })
  await screen.findByRole('button', { name: new RegExp(`^${name}`) })
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

const types = { content: { RNG: { KLG: ['JP', 'TG'], NGT: ['JP', 'SC'] }, FISH: { BXA: [] } } }
const kinds = async () =>
  within(await screen.findByRole('group', { name: t('games:classFilter') }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent)

test('the game classes of vendors are stored and shown at the next visit [A-3-65]', async () => {
  const { unmount } = await renderScreen('/m/gameList', { answers: { listGameTypes: success(types) } })
  await kinds()
  expect(JSON.parse(localStorage.getItem('getVassGameType')!)).toEqual(types)
  unmount()
  await renderScreen('/m/gameList', { answers: { listGameTypes: noResponse } })
  expect(await kinds()).toEqual([t('games:all'), t('games:class_JP'), t('games:class_TG'), t('games:class_SC')])
})

test('a class is requested by its code; another vendor resets it', async () => {
  const { user, lastQuery } = await renderScreen('/m/gameList?gameType=RNG&vassalage=KLG', {
    answers: { listGameTypes: success(types) },
  })
  await user.click(await screen.findByRole('button', { name: t('games:class_TG') }))
  await waitFor(() => expect(lastQuery('listGames')).toMatchObject({ gameClassify: 'TG', vassalage: 'KLG' }))
  expect(await kinds()).toEqual([t('games:all'), t('games:class_JP'), t('games:class_TG')])
  const vendors = within(screen.getByRole('group', { name: t('games:vendorFilter') }))
  await user.click(vendors.getAllByRole('button')[0]!)
  await waitFor(() => expect(lastQuery('listGames')).not.toHaveProperty('gameClassify'))
})
