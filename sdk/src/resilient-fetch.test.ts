import { expect, test } from 'vitest'
import { scriptedGateway, success } from './testing.ts'

const balance = success({ sumBalance: 5 })
const badGateway = new Response('<html>', { status: 502 })
const late = new Response('<html>', { status: 504 })
const never = (request: Request) =>
  new Promise<Response>((_resolve, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason))
  })

test('a read is retried after a network failure, 502 or 504', async () => {
  const { gateway, requests, waits } = scriptedGateway([new TypeError('fetch failed'), late, balance])

  expect(await gateway.wallet.get()).toEqual({ sumBalance: 5 })
  expect(requests.length).toBe(3)
  expect(waits).toEqual([300, 600])
})

test('a read is tried three times at most', async () => {
  const { gateway, requests } = scriptedGateway([badGateway])

  await expect(gateway.wallet.get()).rejects.toMatchObject({ status: 502 })
  expect(requests.length).toBe(3)
})

test('a refusal is not retried', async () => {
  const { gateway, requests } = scriptedGateway([new Response('{}', { status: 500 })])

  await expect(gateway.wallet.get()).rejects.toMatchObject({ status: 500 })
  expect(requests.length).toBe(1)
})

test('a command is never retried', async () => {
  const { gateway, requests } = scriptedGateway([new TypeError('fetch failed')])

  await expect(gateway.games.addFavourite({ nodeId: 1 })).rejects.toMatchObject({ code: 'network.failed' })
  expect(requests.length).toBe(1)
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

test('a cancelled call rejects with its reason, not as failed', async () => {
  const { gateway, requests } = scriptedGateway([never])
  const controller = new AbortController()

  const call = gateway.wallet.get({ signal: controller.signal })
  controller.abort()

  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  expect(requests.length).toBeLessThanOrEqual(1)
})

test('a call that was cancelled before it began sends nothing', async () => {
  const { gateway, requests } = scriptedGateway([balance])

  await expect(gateway.wallet.get({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
  expect(requests).toEqual([])
})

test('a cancelled call does not wait for its next attempt', async () => {
  const controller = new AbortController()
  const wait = async () => controller.abort()
  const { gateway, requests } = scriptedGateway([badGateway], { wait })

  await expect(gateway.wallet.get({ signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' })
  expect(requests.length).toBe(1)
})
