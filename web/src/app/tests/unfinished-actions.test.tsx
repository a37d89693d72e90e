import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { identity } from '#api/member/identity.ts'
import { memberInfoQuery } from '#api/member/member.queries.ts'
import { markNoticesRead } from '#api/inbox/notices.queries.ts'
import { session } from '#api/member/session.ts'
import { startSearch } from '#features/games/game-search.tsx'
import { storage } from '#lib/storage/storage.ts'
import { advance, fakeTime } from '#testing/fake-time.ts'
import { noResponse } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'

/** An empty page of demo01; `change` logs in as demo02. */
async function openAsDemo01() {
  const view = await renderScreen(<p />, { as: 'demo01' })
  const other = await view.signIn('demo02')
  return { ...view, change: () => act(() => session.signIn(other)) }
}

test('a token of an identity provider is not bound to the account of the next person', async () => {
  const { change } = await openAsDemo01()
  identity.setToken('token of a guest who left')
  change()
  expect(identity.token()).toBeUndefined()
})

test('a search that ends after a change of person is not stored', async () => {
  const { change } = await openAsDemo01()
  const end = startSearch('rong vang')
  change()
  end()
  expect(storage.get('recentSearches')).toBeUndefined()
})

test('announcements that one member has opened are not marked as read for the next', async () => {
  const { change, client, calls } = await openAsDemo01()
  fakeTime()
  markNoticesRead(client, [501, 502, 503])
  await advance(0)
  change()
  await advance(1000)
  expect(calls('markAnnouncementRead')).toHaveLength(1)
})

test('the stored profile of another account is not used', async () => {
  const { client } = await renderScreen(<p />, { as: 'demo02', answers: { getMemberInfo: noResponse } })
  storage.set('memberInfo', { account: 'demo01', nickname: 'Minh Anh' })
  void client.prefetchQuery(memberInfoQuery())
  expect(client.getQueryData(memberInfoQuery().queryKey)).toBeUndefined()
})

test('a profile that arrives after a change of person is not stored', async () => {
  const reply = Promise.withResolvers<void>()
  const { client, signIn } = await renderScreen(<p />, {
    as: 'demo01',
    answers: { getMemberInfo: (_request, real) => real().then((answer) => reply.promise.then(() => answer)) },
  })
  const fetched = client.fetchQuery(memberInfoQuery())
  const other = await signIn('demo02')
  storage.remove('memberInfo')
  // As in the moment before the cache is cleared.
  using _cancel = vi.spyOn(client, 'cancelQueries').mockImplementation(async () => undefined)
  using _forget = vi.spyOn(client, 'removeQueries').mockImplementation(() => undefined)
  act(() => session.signIn(other))
  reply.resolve()
  await expect(fetched).rejects.toThrow('the member has changed')
  expect(storage.get('memberInfo')).toBeUndefined()
})
