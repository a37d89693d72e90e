import { onTestFinished, vi } from 'vitest'
import { setup } from '#mock/adapters/testing.ts'

/** Replaces the server's response; undefined lets the server answer. */
type ResponseOverride = (path: string) => Response | Promise<Response> | undefined
type SentRequest = { path: string; key: string | null; body: Record<string, unknown> }

export const launchGame = (query: string, account = 'demo01') => openPage(`/wps/game/launchGame?${query}`, account)

export const openPage = (address: string, account: string) =>
  connectPage(async ({ signIn, call }) => {
    const { value } = (await call('GET', address, { token: await signIn(account) })).json
    return value.chatUrl ?? value.gameUrl ?? value.content.game_url
  })

type Gateway = ReturnType<typeof setup>

export async function connectPage(findUrl: (gateway: Gateway) => Promise<string>) {
  const gateway = setup()
  const url = new URL(await findUrl(gateway), 'http://mock.local')
  const sent: SentRequest[] = []
  const server: { override?: ResponseOverride | undefined } = {}
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const request = new Request(new URL(path, url), { ...init, signal: null })
    const body = request.method === 'POST' ? ((await request.clone().json()) as SentRequest['body']) : {}
    sent.push({ path: path.split('?')[0]!, key: request.headers.get('idempotency-key'), body })
    return (await server.override?.(path.split('?')[0]!)) ?? gateway.mock.fetch(request)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return { ...gateway, frame: { launch: url.searchParams.get('launch')! }, sent, server }
}
