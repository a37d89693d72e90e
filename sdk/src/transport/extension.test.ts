import { expect, test, vi } from 'vitest'
import type { GatewayOptions, ObservedCall } from '../gateway-options.ts'
import { withResponse } from '../index.ts'
import { failureOf, refusal, scriptedGateway, success } from '../testing.ts'

const slip = { depositId: '1', fileName: 'slip.png', image: 'iVBORw0KGgo=' }
const balance = success({ sumBalance: 5 })

test('an observer sees each call at its end, with its duration and its error', async () => {
  const calls: ObservedCall[] = []
  const replies = [balance, refusal(401, 'login.not.session'), new TypeError('fetch failed')]
  const { gateway } = scriptedGateway(replies, { onCall: (call) => calls.push(call), retries: 0 })

  await gateway.wallet.get()
  await failureOf(gateway.member.getInfo())
  await failureOf(gateway.games.list())

  expect(calls).toMatchObject([
    { operation: 'getWallet', method: 'GET', status: 200, body: { value: { sumBalance: 5 } }, error: undefined },
    { operation: 'getMemberInfo', status: 401, error: { code: 'login.not.session' } },
    { operation: 'listGames', status: 0, body: undefined, error: { kind: 'network' } },
  ])
  expect(calls.every(({ duration }) => duration >= 0)).toBe(true)
})

test('an observer that throws changes nothing', async () => {
  const onCall = () => {
    throw new Error('the log is full')
  }
  const { gateway } = scriptedGateway([balance, refusal(400, 'system.error')], { onCall })

  expect(await gateway.wallet.get()).toEqual({ sumBalance: 5 })
  expect(await failureOf(gateway.wallet.get())).toMatchObject({ code: 'system.error' })
})

test('a middleware sees the headers and the plain body, may change the request, and sees the response', async () => {
  const seen: unknown[] = []
  const { gateway, requests } = scriptedGateway([success({ token: 't', userName: 'demo01' })], {
    dialect: { cipher: 'plain' },
    middleware: [
      {
        async onRequest({ request }) {
          seen.push(request.headers.get('merchant'), await request.clone().json())
          return new Request(request, { headers: { ...Object.fromEntries(request.headers), traceparent: '00-1' } })
        },
        onResponse: ({ response }) => void seen.push(response.status),
      },
    ],
  })

  await gateway.session.login({ type: 'username', username: 'demo01', password: 'Demo@123' }, { timeout: 4000 })

  expect(seen).toEqual(['DEMO', expect.objectContaining({ username: 'demo01' }), 200])
  expect(requests[0]!.headers.get('traceparent')).toBe('00-1')
  expect(requests[0]!.headers.get('encryption')).toBe('plain')
})

test('a middleware that throws ends the call with its own error, and sends nothing', async () => {
  const onRequest = () => {
    throw new RangeError('no more calls today')
  }
  const { gateway, requests } = scriptedGateway([balance], { middleware: [{ onRequest }] })

  await expect(gateway.wallet.get()).rejects.toThrow(new RangeError('no more calls today'))
  expect(requests).toEqual([])
})

test('a token may come later; one that never comes is a timeout', async () => {
  const later = scriptedGateway([balance, success([])], { token: async () => 'token-1' })
  const never = scriptedGateway([balance], { token: () => new Promise(() => undefined), timeout: 5 })

  await later.gateway.wallet.get()
  await later.gateway.games.listFavouriteIds()

  expect(later.requests.map(({ headers }) => headers.get('authorization'))).toEqual(['token-1', 'token-1'])
  expect(later.requests[1]!.url.searchParams.get('token')).toBe('token-1')
  expect(await failureOf(never.gateway.wallet.get())).toMatchObject({ kind: 'timeout', operation: 'getWallet' })
})

test.for([
  [401, 'anything'],
  [400, 'login.not.session'],
  [500, 'user.or.token.invalid'],
] as const)(
  'after status %d and the code %s the session is refreshed, and the call is sent once more',
  async ([status, code]) => {
    const session = { token: 'old' }
    const onUnauthorized = vi.fn<() => Promise<boolean>>(async () => {
      session.token = 'new'
      return true
    })
    const { gateway, requests } = scriptedGateway([refusal(status, code), balance], {
      token: () => session.token,
      onUnauthorized,
    })

    expect(await gateway.wallet.get()).toEqual({ sumBalance: 5 })
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['old', 'new'])
    expect(onUnauthorized).toHaveBeenCalledOnce()
  },
)

test('a command is repeated with its body after a refresh, and no call is repeated twice', async () => {
  const { gateway, requests } = scriptedGateway([refusal(401, 'login.not.session')], { onUnauthorized: () => true })

  expect(await failureOf(gateway.games.addFavourite({ nodeId: 7 }))).toMatchObject({ status: 401 })
  expect(requests.map(({ body }) => JSON.parse(body) as object)).toEqual([{ nodeId: 7 }, { nodeId: 7 }])
})

test('calls that fail together refresh the session once; without a refresh the refusal arrives', async () => {
  const gate = Promise.withResolvers<boolean>()
  const onUnauthorized = vi.fn<() => Promise<boolean>>(() => gate.promise)
  const { gateway, requests } = scriptedGateway([refusal(401, 'login.not.session')], { onUnauthorized })

  const calls = Promise.all([failureOf(gateway.wallet.get()), failureOf(gateway.member.getInfo())])
  await vi.waitFor(() => expect(onUnauthorized).toHaveBeenCalled())
  gate.resolve(false)

  expect((await calls).map(({ code }) => code)).toEqual(['login.not.session', 'login.not.session'])
  expect(onUnauthorized).toHaveBeenCalledOnce()
  expect(requests.length).toBe(2)
})

test('a refresh that never resolves ends with the time limit of its call, and the next call refreshes again', async () => {
  const onUnauthorized = vi.fn<() => Promise<boolean>>().mockReturnValueOnce(new Promise(() => undefined))
  onUnauthorized.mockResolvedValue(true)
  const { gateway } = scriptedGateway([refusal(401, 'login.not.session'), refusal(401, 'login.not.session'), balance], {
    onUnauthorized,
  })

  expect(await failureOf(gateway.wallet.get({ timeout: 20 }))).toMatchObject({ code: 'request.timeout', status: 0 })
  expect(await gateway.wallet.get()).toEqual({ sumBalance: 5 })
  expect(onUnauthorized).toHaveBeenCalledTimes(2)
})

test('a caller can cancel while the session is refreshed', async () => {
  const onUnauthorized = vi.fn<() => Promise<boolean>>(() => new Promise(() => undefined))
  const { gateway } = scriptedGateway([refusal(401, 'login.not.session')], { onUnauthorized })
  const controller = new AbortController()
  const call = failureOf(gateway.wallet.get({ signal: controller.signal }))
  await vi.waitFor(() => expect(onUnauthorized).toHaveBeenCalled())
  controller.abort()

  expect(await call).toMatchObject({ code: 'request.aborted' })
})

test('a fetch of your own gets the listener of each upload', async () => {
  const shares: number[] = []
  const fetch: GatewayOptions['fetch'] = async (_request, init) => {
    init?.onProgress?.(0.5)
    return success(undefined)
  }
  const { gateway } = scriptedGateway([], { fetch })

  await gateway.deposits.uploadSlip(slip, { onProgress: (share) => shares.push(share) })
  await gateway.deposits.uploadSlip(slip)

  expect(shares).toEqual([0.5])
})

test('withResponse returns the value and the response', async () => {
  const { gateway } = scriptedGateway([success({ sumBalance: 5 }, { 'x-request-id': 'request-7' })])

  const { value, response } = await withResponse((call) => gateway.wallet.get(call))

  expect(value).toEqual({ sumBalance: 5 })
  expect(response.headers.get('x-request-id')).toBe('request-7')
  await expect(withResponse(() => gateway.wallet.get())).rejects.toThrow('withResponse needs a call')
})

test('a call can have headers of its own', async () => {
  const { gateway, requests } = scriptedGateway([balance])

  await gateway.wallet.get({ headers: { traceparent: '00-2' } })

  expect(requests[0]!.headers.get('traceparent')).toBe('00-2')
  expect(requests[0]!.headers.get('merchant')).toBe('DEMO')
})
