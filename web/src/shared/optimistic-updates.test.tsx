import { waitFor } from '@testing-library/react'
import type { MutationOptions, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { changeFavourite, favouriteIdsQuery, type FavouriteChange } from '#api/games/games.queries.ts'
import { inboxQuery } from '#api/inbox/inbox-list.queries.ts'
import { deleteMessages, markAllRead, markRead } from '#api/inbox/inbox.queries.ts'
import { inboxUnreadQuery } from '#api/inbox/unread.ts'
import { markNoticesRead, useRecentlyRead } from '#api/inbox/notices.queries.ts'
import { problemCode } from '#api/problems.ts'
import { chooseIcon, iconQuery } from '#shared/member/member-icon.queries.ts'
import { refusal } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'

const ReadNotices = () => <output>{[...useRecentlyRead()].join()}</output>

/** Opens the app as demo01; while `gateway.isRefusing`, every change waits until it is answered, and is then refused. */
async function open() {
  const gateway = { isRefusing: false, answer: [] as (() => void)[] }
  const refuse = () => new Promise<Response>((resolve) => gateway.answer.push(() => resolve(refusal())))
  const view = await renderScreen(<ReadNotices />, {
    as: 'demo01',
    answers: { '*': (request, real) => (gateway.isRefusing && request.method !== 'GET' ? refuse() : real()) },
  })
  return { ...view, gateway }
}

const messageIds = (client: QueryClient) =>
  client
    .getQueryData(inboxQuery('VI').queryKey)
    ?.pages.flatMap(({ items: list }) => list.map(({ messageId }) => messageId)) ?? []

async function loadInbox(client: QueryClient) {
  await client.fetchInfiniteQuery(inboxQuery('VI'))
  await client.fetchQuery(inboxUnreadQuery())
  return messageIds(client)
}

type Change<Input> = {
  load: (client: QueryClient) => Promise<Input>
  options: (client: QueryClient) => MutationOptions<unknown, Error, Input, never>
}
const change = <Input,>(load: Change<Input>['load'], options: (client: QueryClient) => unknown) =>
  ({ load, options }) as Change<unknown>

/** Every change that is shown before the gateway has responded. `load` fetches the data that it changes and returns its input. */
const changes: Record<string, Change<unknown>> = {
  'a favourite game': change<FavouriteChange>(async (client) => {
    await client.fetchQuery(favouriteIdsQuery())
    return { game: { nodeId: 987, gameId: 654, vassalage: 'NGT', gameType: 'RNG' }, isFavourite: true }
  }, changeFavourite),
  'the picture of the member': change(async (client) => {
    await client.fetchQuery(iconQuery())
    return { input: '7' }
  }, chooseIcon),
  'a deleted message': change(async (client) => ({ input: (await loadInbox(client)).slice(0, 1) }), deleteMessages),
  'a read message': change(async (client) => ({ input: await loadInbox(client) }), markRead),
  'all messages read': change(async (client) => ({ input: await loadInbox(client) }), markAllRead),
}

const cached = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => [queryKey, state.data])

test.each(Object.entries(changes))(
  '%s is shown at once, and a refusal restores what was before',
  async (_name, { load, options }) => {
    const { client, gateway } = await open()
    const input = await load(client)
    const before = cached(client)
    gateway.isRefusing = true

    const sent = client.getMutationCache().build(client, options(client)).execute(input).catch(problemCode)
    await waitFor(() => expect(gateway.answer).toHaveLength(1))
    expect(cached(client)).not.toEqual(before)
    gateway.answer[0]!()

    expect(await sent).toBe('system.error')
    expect(cached(client)).toEqual(before)
  },
)

test('opened announcements are read at once, and unread again after a refusal', async () => {
  const { client, gateway, findByText, container } = await open()
  gateway.isRefusing = true

  markNoticesRead(client, [501])
  expect(await findByText('501')).toBeTruthy()
  await waitFor(() => expect(gateway.answer).toHaveLength(1))
  gateway.answer[0]!()

  await waitFor(() => expect(container.querySelector('output')?.textContent).toBe(''))
})

test('if one of two deletions is refused, only its message reappears', async () => {
  const { client, gateway } = await open()
  const [first, second, ...others] = await loadInbox(client)
  const remove = (id: number | undefined) =>
    client
      .getMutationCache()
      .build(client, deleteMessages())
      .execute({ input: [id!] })
      .catch(() => undefined)
  gateway.isRefusing = true
  const sent = [remove(first), remove(second)]
  await waitFor(() => expect(gateway.answer).toHaveLength(2))
  expect(messageIds(client)).toEqual(others)

  gateway.answer[0]!()
  await sent[0]

  expect(messageIds(client)).toEqual([first, ...others])
})

const sources = Object.entries(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
)
const filesWith = (text: string) => sources.filter(([, source]) => source.includes(text)).map(([path]) => path)

test('every optimistic update uses the one with a rollback, and is tested here', () => {
  // The control API of the mock has no generated mutations; the test of the brand page's fields refuses one of two quick changes.
  expect(filesWith('onMutate')).toEqual(['../features/demo/brand/brand.queries.ts'])
  expect(filesWith('optimistic')).toEqual([
    '../api/games/games.queries.ts',
    '../api/inbox/inbox.queries.ts',
    './member/member-icon.queries.ts',
  ])
})
