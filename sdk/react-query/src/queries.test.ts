import { createMockServer } from '@longan/mock-server'
import { gatewayCore } from '@longan/sdk/core'
import { session } from '@longan/sdk/session'
import {
  dehydrate,
  hydrate,
  InfiniteQueryObserver,
  MutationObserver,
  onlineManager,
  QueryClient,
} from '@tanstack/react-query'
import { expect, expectTypeOf, test, vi } from 'vitest'
import { forgetMember } from './index.ts'
import { addFavourite, listFavouriteIds } from './modules/my-games.gen.ts'
import { getDepositSettings, listDepositChannels } from './modules/deposits.gen.ts'
import { listTransactions } from './modules/records.gen.ts'
import { getSystemStatus } from './modules/system.gen.ts'
import { getWallet, getWalletBalance, transferWallet } from './modules/wallet.gen.ts'

/** An app with one query client, whose member and language can change, in front of a gateway that can refuse. */
function setup() {
  const mock = createMockServer()
  const app = { token: undefined as string | undefined, account: undefined as string | undefined, language: 'VI' }
  const requests: Request[] = []
  const failures: Response[] = []
  const http = gatewayCore({
    baseUrl: 'http://mock.local',
    merchant: 'DEMO',
    token: () => app.token,
    language: () => app.language,
    fetch: async (request) => {
      requests.push(request.clone())
      return failures.shift() ?? mock.fetch(request)
    },
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  const logIn = async (username: string) => {
    app.token = (await session(http).login({ type: 'username', username, password: 'Demo@123' })).token
    app.account = username
    requests.length = 0
  }
  const sentTo = (path: string) => requests.filter(({ url }) => new URL(url).pathname.endsWith(path))
  return { api: { http, account: () => app.account }, app, client, failures, logIn, requests, sentTo }
}

const transferOf = (amount: number) => ({ fromAccountTypeId: 2, toAccountTypeId: 101, amount })

test('a query has the type of its method, and a key of operation, account, language and input', async () => {
  const { api, client, logIn } = setup()
  await logIn('demo01')

  const wallet = await client.ensureQueryData(getWallet.queryOptions(api))

  expectTypeOf(wallet.sumBalance).toEqualTypeOf<number>()
  expectTypeOf<Parameters<typeof getWalletBalance.queryKey>[1]>().toEqualTypeOf<0 | 2 | undefined>()
  expect(client.getQueryData(getWallet.queryKey(api))).toEqual(wallet)
  expect(getWalletBalance.queryKey(api, 2)).toEqual([
    'getWalletBalance',
    { account: 'demo01', language: 'VI', input: [2] },
  ])
  expect(listDepositChannels.queryKey(api)).toEqual([
    'listDepositChannels',
    { account: 'demo01', language: 'VI', input: [] },
  ])
})

test('a localised response is read in the language of its key, also if the language has changed since', async () => {
  const { api, app, client, logIn, requests } = setup()
  await logIn('demo01')
  const vietnamese = listTransactions.queryOptions(api)
  app.language = 'EN'
  const english = listTransactions.queryOptions(api)

  await client.fetchQuery(vietnamese)
  await client.fetchQuery(english)

  expect(vietnamese.queryKey).not.toEqual(english.queryKey)
  const languages = requests.map(({ url, headers }) => [
    new URL(url).searchParams.get('language'),
    headers.get('language'),
  ])
  expect(languages).toEqual([
    ['VI', 'VI'],
    ['EN', 'EN'],
  ])
})

test('a command makes the reads of the map stale, and no others', async () => {
  const { api, client, logIn } = setup()
  await logIn('demo01')
  await client.ensureQueryData(getWalletBalance.queryOptions(api))
  await client.ensureQueryData(getDepositSettings.queryOptions(api))

  const { mutate } = new MutationObserver(client, transferWallet.mutationOptions(api))
  await mutate({ input: transferOf(1000) })

  expect(client.getQueryState(getWalletBalance.queryKey(api))).toMatchObject({ isInvalidated: true })
  expect(client.getQueryState(getDepositSettings.queryKey(api))).toMatchObject({ isInvalidated: false })
})

test('a repeated command has the same idempotency key, so that money moves once', async () => {
  const { api, client, failures, logIn, sentTo } = setup()
  await logIn('demo01')
  const before = await client.fetchQuery(getWalletBalance.queryOptions(api, 2))
  const lost = () => Response.json({ success: false, errorCode: 'internal.error', message: '' }, { status: 500 })
  failures.push(lost(), lost())

  const options = { ...transferWallet.mutationOptions(api), retry: 2, retryDelay: 0 }
  await new MutationObserver(client, options).mutate({ input: transferOf(1000) })
  await new MutationObserver(client, options).mutate({ input: transferOf(1000), idempotencyKey: 'own-key-1' })
  await new MutationObserver(client, options).mutate({ input: transferOf(1000), idempotencyKey: 'own-key-1' })

  const keys = sentTo('GCS_walletTransfer').map(({ headers }) => headers.get('idempotency-key'))
  expect(new Set(keys.slice(0, 3)).size).toBe(1)
  expect(keys.slice(3)).toEqual(['own-key-1', 'own-key-1'])
  const after = await client.fetchQuery({ ...getWalletBalance.queryOptions(api, 2), staleTime: 0 })
  expect(before.sumBalance - after.sumBalance).toBeCloseTo(2000)
})

test('an optimistic value is shown at once, and an error restores the response', async () => {
  const { api, client, failures, logIn } = setup()
  await logIn('demo01')
  const before = await client.fetchQuery(listFavouriteIds.queryOptions(api))
  const key = listFavouriteIds.queryKey(api)
  failures.push(Response.json({ success: false, errorCode: 'internal.error', message: '' }, { status: 500 }))
  const shown: unknown[] = []
  client.getQueryCache().subscribe(() => shown.push(client.getQueryData(key)))

  const options = addFavourite.mutationOptions(api, {
    optimistic: () => client.setQueryData(key, []),
  })
  await new MutationObserver(client, options)
    .mutate({ input: { nodeId: 10_001, vendor: 'NGT' } })
    .catch(() => undefined)

  expect(shown).toContainEqual([])
  expect(client.getQueryData(key)).toEqual(before)
})

test('the next person sees nothing of the one before, neither cached nor by a late response', async () => {
  const { api, app, client, logIn } = setup()
  await logIn('demo01')
  await client.ensureQueryData(getWallet.queryOptions(api))
  await client.ensureQueryData(getSystemStatus.queryOptions(api))
  const late = getWalletBalance.queryOptions(api)
  const pending = client.fetchQuery(late)
  app.account = 'demo02'

  await expect(pending).rejects.toThrow('the member has changed')
  await expect(client.fetchQuery(late)).rejects.toThrow('the member has changed')
  forgetMember(client)

  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]),
  ).toEqual(['getSystemStatus'])
  expect(client.getQueryData(getWallet.queryKey(api))).toBeUndefined()
})

test('a command that is given without a network waits, and is sent once when the network is back', async () => {
  const { api, client, logIn, sentTo } = setup()
  await logIn('demo01')
  client.mount()
  onlineManager.setOnline(false)
  const transfer = new MutationObserver(client, transferWallet.mutationOptions(api))

  const sent = transfer.mutate({ input: transferOf(1000) })
  await vi.waitFor(() => expect(transfer.getCurrentResult().isPaused).toBe(true))
  expect(sentTo('GCS_walletTransfer')).toEqual([])
  onlineManager.setOnline(true)
  await sent
  await client.resumePausedMutations()
  client.unmount()

  const [only, ...others] = sentTo('GCS_walletTransfer')
  expect(only?.headers.get('idempotency-key')).toBeTruthy()
  expect(others).toEqual([])
})

test('a list is read page by page', async () => {
  const { api, client, logIn } = setup()
  await logIn('demo01')
  const { total } = await client.fetchQuery(listTransactions.queryOptions(api))
  const size = Math.ceil(total! / 2)
  const observer = new InfiniteQueryObserver(client, listTransactions.infiniteQueryOptions(api, { size }))

  await observer.refetch()
  const hasSecond = observer.getCurrentResult().hasNextPage
  const { data, hasNextPage: hasThird } = await observer.fetchNextPage()

  expect(data?.pages.map(({ page, items }) => [page, items.length])).toEqual([
    [1, size],
    [2, total! - size],
  ])
  expect([hasSecond, hasThird]).toEqual([true, false])
})

test('responses of a server are taken over by the page, which asks nothing', async () => {
  const server = setup()
  await server.logIn('demo01')
  await server.client.prefetchQuery(getWallet.queryOptions(server.api))
  const page = setup()
  await page.logIn('demo01')

  hydrate(page.client, JSON.parse(JSON.stringify(dehydrate(server.client))))
  await page.client.ensureQueryData(getWallet.queryOptions(page.api))

  expect(page.requests).toEqual([])
})
