import { onTestFinished, vi } from 'vitest'
import { setup } from '../src/adapters/testing.ts'

/** What a test says instead of the server; nothing lets the server speak. */
type Instead = (path: string) => Response | Promise<Response> | undefined
type Sent = { path: string; key: string | null; body: Record<string, unknown> }

/** A game that a member has launched: its calls go to a mock server of the test's own, unless the test answers `instead`. */
export const launched = (query: string, account = 'demo01') => openedAt(`/wps/game/launchGame?${query}`, account)

/** A partner's page that a member has opened by the gateway's call `address`. */
export const openedAt = (address: string, account: string) =>
  standAt(async ({ signIn, call }) => {
    const { value } = (await call('GET', address, { token: await signIn(account) })).json
    return value.chatUrl ?? value.gameUrl ?? value.content.game_url
  })

type House = ReturnType<typeof setup>

/** A partner's page at the address that `reach` finds. */
export async function standAt(reach: (house: House) => Promise<string>) {
  const house = setup()
  const url = new URL(await reach(house), 'http://mock.local')
  const sent: Sent[] = []
  const server: { instead?: Instead | undefined } = {}
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const request = new Request(new URL(path, url), { ...init, signal: null })
    const body = request.method === 'POST' ? ((await request.clone().json()) as Sent['body']) : {}
    sent.push({ path: path.split('?')[0]!, key: request.headers.get('idempotency-key'), body })
    return (await server.instead?.(path.split('?')[0]!)) ?? house.mock.fetch(request)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return { ...house, frame: { launch: url.searchParams.get('launch')! }, sent, server }
}
