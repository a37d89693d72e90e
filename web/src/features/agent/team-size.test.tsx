import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { success } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const COUNT = 5000
const accountOf = (index: number) => `member${String(index).padStart(4, '0')}`

async function openTeam() {
  const { promise: isFull, resolve } = Promise.withResolvers<void>()
  const downlines = async (_request: Request, real: () => Promise<Response>) => isFull.then(real)
  const view = await renderScreen('/m/agent/home?view=team', {
    as: 'agent42',
    answers: { getFundsConsolidated: success({}), listDownlines: downlines },
  })
  const { members, tree } = view.services
  const { id: uplineId } = members.getByAccount('agent42')
  for (let index = 0; index < COUNT; index++) {
    const id = 700_000 + index
    await members.add({ id, account: accountOf(index), password: 'Demo@123', type: 0, registeredAt: index })
    await tree.join({ id, uplineId, rates: {}, joinedAt: index })
  }
  resolve()
  const main = within(screen.getByRole('main'))
  const rows = () => main.getAllByRole('listitem').map((row) => row.textContent?.match(/^member\d+/)?.[0])
  await waitFor(() => expect(rows()[0]).toBe(accountOf(0)))
  return { ...view, main, rows }
}

test('a team of five thousand shows the full count, loads a hundred at a time and renders only visible rows', async () => {
  const { main, rows, lastQuery } = await openTeam()
  expect(main.getByText('5.000')).toBeTruthy()
  expect(lastQuery('listDownlines')).toMatchObject({ level: '1', page: '1', size: '100' })
  expect(rows().length).toBeLessThan(100)
  expect(rows()).toEqual(rows().map((_, index) => accountOf(index)))
})

test('the last of five thousand is found by name with one debounced request', async () => {
  const { user, rows, calls } = await openTeam()
  const before = calls('listDownlines').length
  await user.type(screen.getByRole('searchbox'), 'member4999')
  await waitFor(() => expect(rows()).toEqual([accountOf(COUNT - 1)]))
  expect(calls('listDownlines')).toHaveLength(before + 1)
})
