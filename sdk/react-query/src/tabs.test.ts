import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { invalidate } from './index.ts'
import { shareStaleness } from './tabs.ts'

/** A channel that delivers at once, to all others of its name. */
class Channel {
  static open = new Set<Channel>()
  static sent: unknown[] = []
  onmessage: ((event: { data: unknown }) => void) | undefined
  readonly name: string
  constructor(name: string) {
    this.name = name
    Channel.open.add(this)
  }
  postMessage(data: unknown) {
    Channel.sent.push(data)
    for (const other of Channel.open) if (other !== this && other.name === this.name) other.onmessage?.({ data })
  }
  close() {
    Channel.open.delete(this)
  }
}

function openTab() {
  let balance = 0
  const read = vi.fn<() => Promise<number>>(async () => (balance += 1))
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const queryKey = ['getWallet', { account: 'demo01', input: [] }]
  const observer = new QueryObserver(client, { queryKey, queryFn: read })
  return { client, read, observer, stop: shareStaleness(client), isStale: () => observer.getCurrentResult().isStale }
}

// A later file of the same process would have the stub.
afterEach(() => void vi.unstubAllGlobals())

async function openTabs() {
  vi.stubGlobal('BroadcastChannel', Channel)
  Channel.open.clear()
  Channel.sent = []
  const [one, other] = [openTab(), openTab()]
  for (const { observer } of [one, other]) observer.subscribe(() => undefined)
  await vi.waitFor(() => expect([one.isStale(), other.isStale()]).toEqual([false, false]))
  return { one, other }
}

test('what became stale in one tab is fetched again in both, and nothing but its name is sent', async () => {
  const { one, other } = await openTabs()

  await invalidate(one.client, ['getWallet', 'listTransactions'])

  await vi.waitFor(() => expect([one.read.mock.calls.length, other.read.mock.calls.length]).toEqual([2, 2]))
  expect(Channel.sent).toEqual(['getWallet', 'listTransactions'])
})

test('a message that is no operationId is ignored', async () => {
  const { one, other } = await openTabs()
  const [channel] = Channel.open

  channel!.postMessage({ queryKey: [] })
  await invalidate(one.client, ['listGames'])

  expect([one.read.mock.calls.length, other.read.mock.calls.length]).toEqual([1, 1])
})

test('a tab that stopped neither sends nor hears', async () => {
  const { one, other } = await openTabs()
  other.stop()

  await invalidate(one.client, ['getWallet'])
  await invalidate(other.client, ['listTransactions'])

  expect(Channel.sent).toEqual(['getWallet'])
  expect(other.read).toHaveBeenCalledTimes(1)
})

test('where tabs cannot talk, a command makes its reads stale in its own tab', async () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const { client, observer, read, isStale } = openTab()
  observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(isStale()).toBe(false))

  await invalidate(client, ['getWallet'])

  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2))
})
