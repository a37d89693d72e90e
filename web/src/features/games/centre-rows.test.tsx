import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { success } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const row = async (name: string | RegExp) => within(await screen.findByRole('region', { name }))
const names = (of: Awaited<ReturnType<typeof row>>) =>
  of.getAllByRole('article').map((one) => one.querySelector('span > span')?.textContent)

test('a member sees recent games and more games of the last played vendor', async () => {
  const { calls } = await renderScreen('/m/rng', { as: 'demo01' })
  const played = names(await row(t('games:continue')))
  const because = await row(`Vì bạn đã chơi ${played[0]}`)
  const vendor = calls('listGames').find(({ query }) => query.has('vassalage'))
  expect(vendor?.query.get('gameType')).toBe('RNG')
  expect(names(because).filter((name) => played.includes(name))).toEqual([])
})

test('a guest sees new games of the category and no personal rows', async () => {
  const { calls } = await renderScreen('/m/fish')
  expect(names(await row(t('games:newGames'))).length).toBeGreaterThan(0)
  const { query } = calls('listGames')[0]!
  expect(Object.fromEntries(query)).toMatchObject({ gameType: 'FISH', isNew: 'true' })
  expect(screen.queryByRole('region', { name: t('games:continue') })).toBeNull()
  expect(calls('listRecentGames')).toEqual([])
})

test('a category without games has no rows', async () => {
  const { calls } = await renderScreen('/m/rng', {
    answers: { listGames: success({ games: [], pageNum: 1, totalPages: 0, totalCount: 0 }) },
  })
  await waitFor(() => expect(calls('listGames')).toHaveLength(1))
  expect(await screen.findByRole('list', { name: t('games:vendors') })).toBeTruthy()
  expect(screen.queryByRole('region', { name: t('games:newGames') })).toBeNull()
})
