import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AlwaysIntersectingObserver } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { PagedList } from './paged-list.tsx'
import { t } from '#testing/text.ts'

type Pages = (page: number) => Promise<{ items: string[]; hasNext: boolean }>

const namesQuery = (read: Pages) =>
  infiniteQueryOptions({
    queryKey: ['names', read],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: 1,
    getNextPageParam: ({ hasNext }, _pages, page) => (hasNext ? page + 1 : undefined),
  })

function Names({ read }: { read: Pages }) {
  const query = useInfiniteQuery(namesQuery(read))
  return (
    <PagedList query={query} keyOf={(name) => name} empty={<p>nobody</p>} head={<h2>all of them</h2>}>
      {(name, index) => `${index + 1} ${name}`}
    </PagedList>
  )
}

function openList(read: Pages) {
  vi.stubGlobal('IntersectionObserver', AlwaysIntersectingObserver)
  return renderScreen(<Names read={read} />)
}
const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent)

test('a list loads all its pages, and a row that is on two pages appears once', async () => {
  const pages = [['Lan', 'Minh'], ['Minh', 'Hoa'], ['Tú']]
  const read = vi.fn<Pages>(async (page) => ({ items: pages[page - 1]!, hasNext: page < 3 }))
  await openList(read)
  expect(await screen.findByText(t('app:endOfList'))).toBeTruthy()
  expect(rows()).toEqual(['1 Lan', '2 Minh', '3 Hoa', '4 Tú'])
  expect(read.mock.calls.map(([page]) => page)).toEqual([1, 2, 3])
  expect(screen.getByRole('heading', { name: 'all of them' })).toBeTruthy()
})

test('an empty list shows its empty state without the heading', async () => {
  await openList(async () => ({ items: [], hasNext: false }))
  expect(await screen.findByText('nobody')).toBeTruthy()
  expect(screen.queryByRole('heading')).toBeNull()
})

test('a failed page keeps the rows above it, is not retried automatically, and has a retry button', async () => {
  let works = false
  const read = vi.fn<Pages>(async (page) => {
    if (page === 2 && !works) throw new Error('page 2 is gone')
    return { items: [`row of ${page}`], hasNext: page < 2 }
  })
  const { user } = await openList(read)
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(rows()).toEqual(['1 row of 1'])
  works = true
  await user.click(screen.getByRole('button', { name: t('app:retry') }))
  await waitFor(() => expect(rows()).toEqual(['1 row of 1', '2 row of 2']))
  expect(read.mock.calls.map(([page]) => page)).toEqual([1, 2, 2])
})
