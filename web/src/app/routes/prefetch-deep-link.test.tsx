import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { createQueryClient } from '#api/query-client.ts'
import { session } from '#api/member/session.ts'
import { SEARCH_QUERY } from '#lib/device/preloaded-calls.ts'
import { paths } from '#lib/site/paths.ts'
import { nameOf } from '#testing/gateway.ts'
import { navigate, renderScreen } from '#testing/render-screen.tsx'
import { deepLinkPrefetches, memberDeepLinkPrefetches } from './prefetch-deep-link.ts'
import { t } from '#testing/text.ts'
import { startApp } from '../start.tsx'
import { preparePrerendered } from './prepare-screen.ts'
import { recordPreloadCalls } from '../../../serve/page/preload-calls.ts'

/** The query of a call as it is recorded. */
const recorded = (query: URLSearchParams) =>
  query.toString().replace('VI', '__language__').replace(`token=${session.token()}`, 'token=__token__')

/** Recorded once: it makes the calls of all pages, and no test changes them. */
const preloadCalls = await recordPreloadCalls({})

/** The calls a page preloads, without the status of the site, which every screen needs. */
function preloadedAt(address: string, visitor: 'guest' | 'member') {
  const urls = preloadCalls[visitor][address]!.map(({ url }) => new URL(url, 'http://mock.local'))
  return urls.filter(({ pathname }) => !pathname.endsWith('/status'))
}

const newAccount = ['getBindConfiguration', 'getMemberInfo', 'listBanks']
test.each([
  ['guest', paths.sportsGame, ['launchGuestSports']],
  // Launching it for a member starts a session of play.
  ['member', paths.sportsGame, ['getMemberInfo']],
  ['member', paths.bankCards('B'), newAccount],
  ['member', paths.bankCards('E'), newAccount],
  ['member', paths.bankCards('V'), newAccount],
] as const)('the page of a %s at %s preloads %j', (visitor, at, operations) => {
  const preloaded = preloadedAt(at, visitor)
  expect(preloaded.map(({ pathname }) => nameOf('GET', pathname)).toSorted()).toEqual(operations)
})

test('each page preloads the status of the site, which decides its parts', () => {
  const { guest, member } = preloadCalls
  const without = [...Object.entries(guest), ...Object.entries(member)]
    .filter(([, calls]) => !calls.some(({ url }) => url.startsWith('/wps/system/status')))
    .map(([address]) => address)
  expect(new Set(without)).toEqual(new Set([paths.gameList() + SEARCH_QUERY]))
})

const ofGuest = (at: string) => ['guest', at] as const
const ofMember = (at: string) => ['member', at] as const

const signedIn = (visitor: string, at: string) =>
  visitor === 'guest' ? {} : { as: at.startsWith(paths.agentHome) ? 'agent01' : 'demo01' }

const pages = [...Object.keys(deepLinkPrefetches).map(ofGuest), ...Object.keys(memberDeepLinkPrefetches).map(ofMember)]

test.each(pages)('the screen of a %s at %s makes the preloaded calls', async (visitor, at) => {
  const preloaded = preloadedAt(at, visitor)
  expect(preloaded.length).toBeGreaterThan(0)
  const { calls } = await renderScreen(at, signedIn(visitor, at))
  const requestsTo = (url: URL) => calls(nameOf('GET', url.pathname)).map(({ path, query }) => path + recorded(query))
  await waitFor(() => {
    for (const url of preloaded) expect(requestsTo(url)).toContain(url.pathname + recorded(url.searchParams))
  })
})

test.each([
  ...[paths.live, paths.slotsList(), paths.lottery, paths.electronicLottery, paths.promotions()].map(ofGuest),
  ...[paths.register, paths.notices(), paths.responsibleRules].map(ofGuest),
  ...Object.keys(memberDeepLinkPrefetches).map(ofMember),
])('the prerendered page of a %s at %s stays until its preloaded calls are answered', async (visitor, at) => {
  const preloaded = preloadedAt(at, visitor)
  const { calls } = await navigate(at, signedIn(visitor, at))
  history.replaceState(null, '', at)
  onTestFinished(() => history.replaceState(null, '', '/'))
  const client = createQueryClient()
  await preparePrerendered(client)
  const names = preloaded.map(({ pathname }) => nameOf('GET', pathname))
  expect(names.filter((name) => calls(name).length === 0)).toEqual([])
  expect(client.isFetching()).toBe(0)
})

test('the prerendered page of a search stays until its games are found', async () => {
  const { calls } = await navigate('/m/gameList?q=kim')
  history.replaceState(null, '', '/m/gameList?q=kim')
  onTestFinished(() => history.replaceState(null, '', '/'))
  const client = createQueryClient()
  await preparePrerendered(client)
  expect(calls('listGames').map(({ query }) => query.get('gameName'))).toEqual(['kim'])
  expect(client.isFetching()).toBe(0)
})

// All of them are read again at each later visit.
test.each([
  [paths.deposit, 'getDepositSettings', t('deposit:history')],
  [paths.withdraw, 'getWithdrawSettings', t('withdraw:amount')],
  [paths.inbox, 'listInboxByCsp', t('messages:choose')],
  [paths.security, 'getSecurityConfig', t('security:isSet')],
  [`${paths.agentHome}?view=team`, 'listDownlines', t('agent:people')],
  [`${paths.agentHome}?view=commissions`, 'listCommissions', t('agent:total')],
] as const)('the prerendered page of a member at %s asks once for %s', async (at, operation, text) => {
  const { calls } = await navigate(at, signedIn('member', at))
  history.replaceState(null, '', at)
  document.documentElement.dataset.shell = 'member'
  const root = document.body.appendChild(document.createElement('div'))
  const stop = await act(() => startApp(root))
  onTestFinished(async () => {
    await act(stop)
    root.remove()
    delete document.documentElement.dataset.shell
    history.replaceState(null, '', '/')
  })
  await screen.findAllByText(text)
  expect(calls(operation)).toHaveLength(1)
})
