import type { APIRequestContext, Page } from '@playwright/test'
import type { World } from '@longan/mock-server/playwright'
import { PASSWORD, signIn } from './sign-in.ts'

type Headers = Record<string, string>

/** The backend of a journey that runs against each one (`tag: '@anywhere'`): the mock, and the independent test server of `tests/wire`. */
export type Backend = {
  merchant: string
  /** A member of the backend; `money` as the app formats it. */
  member: { account: string; password: string; money: string; letters: number; unread: number }
  firstNotice: RegExp
  helpTopic: RegExp
  signIn(): Promise<{ token: string }>
  endSession(token: string): Promise<unknown>
  close(reason: 'maintenance' | 'region'): Promise<unknown>
  reopen(): Promise<unknown>
  count(call: `${'GET' | 'POST' | 'DELETE'} /${string}`): Promise<number>
  findRefusal(headers: Headers): Promise<string | undefined>
}

type MockBackendOptions = { page: Page; baseURL: string; world: World; request: APIRequestContext }

export const mockBackend = ({ page, baseURL, world, request }: MockBackendOptions): Backend => ({
  merchant: 'DEMO',
  member: { account: 'demo01', password: PASSWORD, money: '12.408.317,50', letters: 8, unread: 3 },
  firstNotice: /^Bảo trì sảnh Hạ Long/,
  helpTopic: /^Nạp tiền$/,
  signIn: () => signIn(page, { baseURL, world: world.name }, 'demo01'),
  endSession: (token) => world.provide('a session has ended', { token }),
  close: (reason) => world.status(reason === 'region' ? { regionRestriction: true } : { maintenance: true }),
  reopen: () => world.status({}),
  async count(call) {
    return (await world.requests()).filter(({ method, path }) => `${method} ${path}` === call).length
  },
  findRefusal: (headers) => findRefusal(request, baseURL, { ...headers, 'x-mock-world': world.name }),
})

/** Reads the member with these headers; returns the error code, or undefined. */
export async function findRefusal(request: APIRequestContext, gateway: string, headers: Headers) {
  const reply = await request.get(`${gateway}/wps/member/info`, { headers: withoutBody(headers) })
  const { success, errorCode } = (await reply.json()) as { success: boolean; errorCode?: string }
  return success ? undefined : errorCode
}

const withoutBody = (headers: Headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !/^(:|content-|host|connection)/.test(name)))
