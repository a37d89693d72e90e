import { createMockServer } from '@longan/mock-server'
import { gatewayCore } from '@longan/sdk/core'
import { session } from '@longan/sdk/session'
import {
  dehydrate,
  type DehydratedState,
  HydrationBoundary,
  QueryClient,
  QueryClientProvider,
  useQuery,
  useSuspenseQuery,
} from '@tanstack/react-query'
import { createElement, type ReactElement, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { getWallet } from './modules/wallet.gen.ts'

async function openApp() {
  const mock = createMockServer()
  const app = { token: undefined as string | undefined, requests: [] as string[] }
  const http = gatewayCore({
    baseUrl: 'http://mock.local',
    merchant: 'DEMO',
    token: () => app.token,
    fetch: (request) => {
      app.requests.push(new URL(request.url).pathname)
      return mock.fetch(request)
    },
  })
  app.token = (await session(http).login({ type: 'username', username: 'demo01', password: 'Demo@123' })).token
  app.requests.length = 0
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  return { api: { http, account: () => 'demo01' }, client, requests: app.requests }
}
type App = Awaited<ReturnType<typeof openApp>>

const withClient = ({ client }: App, page: ReactElement) => createElement(QueryClientProvider, { client }, page)

function Balance({ api }: Pick<App, 'api'>) {
  return useSuspenseQuery(getWallet.queryOptions(api)).data.sumBalance
}
const balanceOf = ({ api }: App) => createElement(Suspense, { fallback: 'waiting' }, createElement(Balance, { api }))

test('a server renders a suspended query, and the page takes its response over without a request', async () => {
  const server = await openApp()
  const { prelude } = await prerender(withClient(server, balanceOf(server)))
  const html = await new Response(prelude).text()
  const state = JSON.parse(JSON.stringify(dehydrate(server.client))) as DehydratedState

  const page = await openApp()
  const shown = renderToString(withClient(page, createElement(HydrationBoundary, { state }, balanceOf(page))))

  expect(server.requests).toEqual(['/wps/wallets/gcs'])
  expect(html).toContain('12408317.5')
  expect(html).not.toContain('waiting')
  expect(shown).toContain('12408317.5')
  expect(page.requests).toEqual([])
})

test('a page waits in its suspense boundary', async () => {
  const page = await openApp()

  expect(renderToString(withClient(page, balanceOf(page)))).toContain('waiting')
})

test('a loader of a router reads the query, and its page shows the same response', async () => {
  const app = await openApp()
  const Page = () => useQuery(getWallet.queryOptions(app.api)).data?.sumBalance ?? 'nothing'
  const loader = () => app.client.ensureQueryData(getWallet.queryOptions(app.api))
  const { dataRoutes, query } = createStaticHandler([{ id: 'wallet', path: '/wallet', loader, Component: Page }])

  const context = await query(new Request('http://app.local/wallet'))
  if (context instanceof Response) throw new Error('The loader redirected')
  const router = createStaticRouter(dataRoutes, context)
  const html = renderToString(withClient(app, createElement(StaticRouterProvider, { router, context })))

  expect(context.loaderData).toMatchObject({ wallet: { sumBalance: 12_408_317.5 } })
  expect(html).toContain('12408317.5')
  expect(app.requests).toHaveLength(1)
})
