import type { APIRequestContext, Page } from '@playwright/test'
import type { World } from '@longan/mock-server/playwright'
import { PASSWORD, signIn } from './sign-in.ts'

type Headers = Record<string, string>

/**
 * Whoever answers the app in a journey that is made anywhere (`tag: '@anywhere'`): the mock, and the second gateway of `tests/wire`. What such a
 * journey knows of them stands here, and nothing else.
 */
export type House = {
  merchant: string
  /** Somebody with an account there; the money as the app writes it. */
  member: { account: string; password: string; money: string; letters: number; unread: number }
  /** How what it tells everybody begins: the first notice. */
  notice: RegExp
  /** How a topic of its help begins. */
  help: RegExp
  /** Has the member come in, past the form. */
  comeIn(): Promise<{ token: string }>
  /** Ends a session, as if somebody had come in elsewhere. */
  end(token: string): Promise<unknown>
  close(why: 'maintenance' | 'region'): Promise<unknown>
  open(): Promise<unknown>
  /** How often it was called so. */
  count(call: `${'GET' | 'POST' | 'DELETE'} /${string}`): Promise<number>
  /** What it refuses a request of the member with that has the headers of an earlier one; nothing where it answers. */
  refusalOf(headers: Headers): Promise<string | undefined>
}

type Backend = { page: Page; baseURL: string; world: World; request: APIRequestContext }

/** The mock, in the world of this test. */
export const mockHouse = ({ page, baseURL, world, request }: Backend): House => ({
  merchant: 'DEMO',
  member: { account: 'demo01', password: PASSWORD, money: '12.408.317,50', letters: 8, unread: 3 },
  notice: /^Bảo trì sảnh Hạ Long/,
  help: /^Nạp tiền$/,
  comeIn: () => signIn(page, { baseURL, world: world.name }, 'demo01'),
  end: (token) => world.provide('a session has ended', { token }),
  close: (why) => world.status(why === 'region' ? { regionRestriction: true } : { maintenance: true }),
  open: () => world.status({}),
  async count(call) {
    return (await world.requests()).filter(({ method, path }) => `${method} ${path}` === call).length
  },
  refusalOf: (headers) => refusalAt(request, baseURL, { ...headers, 'x-mock-world': world.name }),
})

/** Asks a gateway who the member is. */
export async function refusalAt(request: APIRequestContext, gateway: string, headers: Headers) {
  const reply = await request.get(`${gateway}/wps/member/info`, { headers: withoutBody(headers) })
  const { success, errorCode } = (await reply.json()) as { success: boolean; errorCode?: string }
  return success ? undefined : errorCode
}

/** The headers of one request, for another one: what described its body and connection stays behind. */
const withoutBody = (headers: Headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !/^(:|content-|host|connection)/.test(name)))
