import { expect, onTestFinished, test, vi } from 'vitest'
import { failureOf, refusal, scriptedGateway, success } from '../testing.ts'

const balance = success({ sumBalance: 5 })
const badGateway = new Response('<html>', { status: 502 })
const late = new Response('<html>', { status: 504 })
const never = (request: Request) =>
  new Promise<Response>((_resolve, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason))
  })

test('a read is retried after a network failure, 502 or 504', async () => {
  const { gateway, requests, waits } = scriptedGateway([new TypeError('fetch failed'), late, balance], {
    random: () => 0.5,
  })

  expect(await gateway.wallet.get()).toEqual({ sumBalance: 5 })
  expect(requests.length).toBe(3)
  expect(waits).toEqual([225, 450])
})

test('a read is tried three times at most', async () => {
  const { gateway, requests } = scriptedGateway([badGateway])

  await expect(gateway.wallet.get()).rejects.toMatchObject({ status: 502 })
  expect(requests.length).toBe(3)
})

test('a read with 1.5 retries ends with the failure, not with its time', async () => {
  let waits = 0
  const wait = async () => {
    if (++waits > 10) throw new Error('endless')
  }
  const { gateway, requests } = scriptedGateway([new TypeError('fetch failed')], { wait })

  await expect(gateway.wallet.get({ retries: 1.5 })).rejects.toMatchObject({ code: 'network.failed' })
  expect(requests.length).toBe(2)
})

test('a time limit that is longer than a timer is no immediate timeout', async () => {
  const later = () => new Promise<Response>((resolve) => setImmediate(() => resolve(balance.clone())))
  const { gateway } = scriptedGateway([() => later().then(later)], { timeout: Infinity })

  expect(await gateway.wallet.get()).toEqual({ sumBalance: 5 })
})

test('a refusal is not retried', async () => {
  const { gateway, requests } = scriptedGateway([new Response('{}', { status: 500 })])

  await expect(gateway.wallet.get()).rejects.toMatchObject({ status: 500 })
  expect(requests.length).toBe(1)
})

test('a command without an idempotency key is never retried', async () => {
  const { gateway, requests } = scriptedGateway([new TypeError('fetch failed')])

  await expect(gateway.games.addFavourite({ nodeId: 1 }, { retries: 5 })).rejects.toMatchObject({
    code: 'network.failed',
  })
  expect(requests.length).toBe(1)
})

test('a command with an idempotency key is sent again with the same key and body', async () => {
  const { gateway, requests } = scriptedGateway([new TypeError('fetch failed'), late, success({ status: 'DONE' })])
  const body = { from: 'MAIN', to: 'AE', transferAmount: 12 } as never

  await gateway.wallet.transfer(body, { idempotencyKey: 'transfer-0001' })

  expect(requests.map(({ headers }) => headers.get('idempotency-key'))).toEqual(Array(3).fill('transfer-0001'))
  expect(new Set(requests.map((request) => request.body)).size).toBe(1)
})

test.for([
  [429, 'TOO_MANY_REQUESTS', 3],
  [503, 'system.maintenance', 1],
] as const)('a refusal with status %d and the code %s takes %d requests', async ([status, code, tries]) => {
  const { gateway, requests } = scriptedGateway([refusal(status, code)])

  await expect(gateway.wallet.get()).rejects.toMatchObject({ status, code })
  expect(requests.length).toBe(tries)
})

test('a gateway that is not there (503 without an error code) is asked again', async () => {
  const { gateway, requests } = scriptedGateway([new Response('<html>', { status: 503 }), balance])

  await gateway.wallet.get()

  expect(requests.length).toBe(2)
})

test('the wait is the one that the gateway names, unless it is longer than the call may take', async () => {
  const busy = (seconds: string) => new Response('', { status: 429, headers: { 'Retry-After': seconds } })
  const patient = scriptedGateway([busy('7'), balance])
  const late = scriptedGateway([busy('7'), balance], { timeout: 6000 })

  await patient.gateway.wallet.get()
  await expect(late.gateway.wallet.get()).rejects.toMatchObject({ status: 429, retryAfter: 7000 })

  expect(patient.waits).toEqual([7000])
  expect(late.waits).toEqual([])
})

test('a call can have its own time limit and number of retries', async () => {
  const slow = scriptedGateway([never], { timeout: 60_000 })
  const failing = scriptedGateway([badGateway])

  await expect(slow.gateway.wallet.get({ timeout: 5 })).rejects.toMatchObject({ kind: 'timeout' })
  await expect(failing.gateway.wallet.get({ retries: 0 })).rejects.toMatchObject({ status: 502 })
  await expect(failing.gateway.wallet.get({ retries: 1 })).rejects.toMatchObject({ status: 502 })

  expect(failing.requests.length).toBe(3)
})

test('a call that sends a picture has a time limit of its own', async () => {
  const { gateway } = scriptedGateway([never], { timeout: 60_000, uploadTimeout: 5 })
  const slip = { depositId: '1', fileName: 'slip.png', image: 'data:image/png;base64,iVBORw0KGgo=' }

  await expect(gateway.deposits.uploadSlip(slip)).rejects.toMatchObject({ kind: 'timeout' })
})

test.for([
  ['an endless body', () => new Response(new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(2 ** 20)) }))],
  ['a length of 11 MB', () => new Response('{}', { headers: { 'content-length': String(11 * 2 ** 20) } })],
] as const)('%s is unreadable, and not requested again', async ([, reply]) => {
  const { gateway, requests } = scriptedGateway([async () => reply()])

  await expect(gateway.wallet.get()).rejects.toMatchObject({
    kind: 'unreadable',
    message: 'getWallet failed: response.unreadable (more than 10 MB)',
  })
  expect(requests.length).toBe(1)
})

test('letters that arrive in two pieces are whole', async () => {
  const bytes = new TextEncoder().encode(JSON.stringify({ success: true, value: 'Nguyễn' }))
  const pieces = [...bytes].map((byte) => Uint8Array.of(byte))
  const body = new ReadableStream({ pull: (to) => (pieces.length > 0 ? to.enqueue(pieces.shift()) : to.close()) })
  const { gateway } = scriptedGateway([async () => new Response(body)])

  expect(await gateway.member.getNickname()).toBe('Nguyễn')
})

test('creating a trial user is never retried, even as a GET', async () => {
  const { gateway, requests } = scriptedGateway([badGateway], { dialect: { trialMethod: 'GET' } })

  await expect(gateway.session.createTrial()).rejects.toMatchObject({ status: 502 })
  expect(requests.map(({ method }) => method)).toEqual(['GET'])
})

test('a gateway that does not respond in time is a timeout', async () => {
  const { gateway, requests } = scriptedGateway([never], { timeout: 5 })

  await expect(gateway.wallet.get()).rejects.toMatchObject({
    status: 0,
    code: 'request.timeout',
    operation: 'getWallet',
  })
  expect(requests.length).toBe(1)
})

test('a backend that ignores cancellation is a timeout, too', async () => {
  const { gateway } = scriptedGateway([() => new Promise<Response>(() => undefined)], { timeout: 5 })

  await expect(gateway.wallet.get()).rejects.toMatchObject({ code: 'request.timeout' })
})

test('a cancelled call is an error of the kind aborted, with the reason as its cause', async () => {
  const { gateway, requests } = scriptedGateway([never])
  const controller = new AbortController()

  const call = gateway.wallet.get({ signal: controller.signal })
  controller.abort()

  await expect(call).rejects.toMatchObject({
    kind: 'aborted',
    code: 'request.aborted',
    cause: { name: 'AbortError' },
  })
  expect(requests.length).toBeLessThanOrEqual(1)
})

test('a call that was cancelled before it began sends nothing', async () => {
  const { gateway, requests } = scriptedGateway([balance])

  await expect(gateway.wallet.get({ signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'aborted' })
  expect(requests).toEqual([])
})

test('a token that fails after its call was cancelled is no unhandled error of the process', async () => {
  const unhandled = vi.fn<(error: unknown) => void>()
  process.on('unhandledRejection', unhandled)
  onTestFinished(() => void process.off('unhandledRejection', unhandled))
  const { gateway } = scriptedGateway([balance], { token: () => Promise.reject(new Error('signed out')) })

  await expect(gateway.wallet.get({ signal: AbortSignal.abort() })).rejects.toMatchObject({ kind: 'aborted' })
  await new Promise(setImmediate)

  expect(unhandled).not.toHaveBeenCalled()
})

test('a call that has ended leaves no timer, which would keep the process alive', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { gateway } = scriptedGateway([balance], { token: async () => 'token-1' })

  expect(await gateway.wallet.get()).toEqual({ sumBalance: 5 })

  expect(vi.getTimerCount()).toBe(0)
})

test('a call that has ended is not cancelled later', async () => {
  const controller = new AbortController()
  const signals: AbortSignal[] = []
  const answer = async ({ signal }: Request) => {
    signals.push(signal)
    return success({ sumBalance: 5 })
  }

  await scriptedGateway([answer]).gateway.wallet.get({ signal: controller.signal })
  controller.abort()

  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
})

test('a cancelled call does not wait for its next attempt', async () => {
  const controller = new AbortController()
  const wait = async () => controller.abort()
  const { gateway, requests } = scriptedGateway([badGateway], { wait })

  await expect(gateway.wallet.get({ signal: controller.signal })).rejects.toMatchObject({ kind: 'aborted' })
  expect(requests.length).toBe(1)
})

test('a time limit ends a call where there is no DOMException, as in React Native', async () => {
  vi.stubGlobal('DOMException', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { gateway } = scriptedGateway([() => new Promise<Response>(() => undefined)], { retries: 0 })

  expect(await failureOf(gateway.wallet.get({ timeout: 10 }))).toMatchObject({ code: 'request.timeout', status: 0 })
})
