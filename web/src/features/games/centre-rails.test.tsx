import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { good } from '#testing/gateway.ts'
import { open } from '#testing/open.tsx'

const rail = async (name: string | RegExp) => within(await screen.findByRole('region', { name }))
const names = (of: Awaited<ReturnType<typeof rail>>) =>
  of.getAllByRole('article').map((one) => one.querySelector('span > span')?.textContent)

test('a member goes on where they were, and finds more of the vendor they played last', async () => {
  const { calls } = await open('/m/rng', { as: 'demo01' })
  const played = names(await rail('Chơi tiếp'))
  const because = await rail(`Vì bạn đã chơi ${played[0]}`)
  const vendor = calls('GCSGAME_gameList').find(({ query }) => query.has('vassalage'))
  expect(vendor?.query.get('gameType')).toBe('RNG')
  expect(names(because).filter((name) => played.includes(name))).toEqual([])
})

test('a guest sees what is new in the category, and nothing of anybody’s', async () => {
  const { calls } = await open('/m/fish')
  expect(names(await rail('Mới trong tuần')).length).toBeGreaterThan(0)
  const { query } = calls('GCSGAME_gameList')[0]!
  expect(Object.fromEntries(query)).toMatchObject({ gameType: 'FISH', isNew: 'true' })
  expect(screen.queryByRole('region', { name: 'Chơi tiếp' })).toBeNull()
  expect(calls('GCS_recentGame')).toEqual([])
})

test('a category without games of its own has no rails', async () => {
  const { calls } = await open('/m/rng', {
    answers: { GCSGAME_gameList: good({ games: [], pageNum: 1, totalPages: 0, totalCount: 0 }) },
  })
  await waitFor(() => expect(calls('GCSGAME_gameList')).toHaveLength(1))
  expect(await screen.findByRole('list', { name: 'Nhà cung cấp' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Mới trong tuần' })).toBeNull()
})
