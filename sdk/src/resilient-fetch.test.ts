import { expect, test } from 'vitest'
import { scriptedGateway, success } from './testing.ts'

const balance = success({ sumBalance: 5 })
const badGateway = new Response('<html>', { status: 502 })
const late = new Response('<html>', { status: 504 })
const never = (request: Request) =>
  new Promise<Response>((_resolve, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason))
  })

test('a read is tried again when the network or a gateway on the way fails', async () => {
  const { gateway, seen, waits } = scriptedGateway([new TypeError('fetch failed'), late, balance])

  expect(await gateway.wallet.get()).toEqual({ sumBalance: 5 })
  expect(seen.length).toBe(3)
  expect(waits).toEqual([300, 600])
})

test('a read is tried three times at most', async () => {
  const { gateway, seen } = scriptedGateway([badGateway])

  await expect(gateway.wallet.get()).rejects.toMatchObject({ status: 502 })
  expect(seen.length).toBe(3)
})

test('a refusal is not asked for again', async () => {
  const { gateway, seen } = scriptedGateway([new Response('{}', { status: 500 })])

  await expect(gateway.wallet.get()).rejects.toMatchObject({ status: 500 })
  expect(seen.length).toBe(1)
})

test('a command is sent once, whatever happens', async () => {
  const { gateway, seen } = scriptedGateway([new TypeError('fetch failed')])

  await expect(gateway.games.addFavourite({ nodeId: 1 })).rejects.toMatchObject({ code: 'network.failed' })
  expect(seen.length).toBe(1)
})

test('a trial user is asked for once, also where that is a GET', async () => {
  const { gateway, seen } = scriptedGateway([badGateway], { dialect: { trialMethod: 'GET' } })

  await expect(gateway.session.createTrial()).rejects.toMatchObject({ status: 502 })
  expect(seen.map(({ method }) => method)).toEqual(['GET'])
})

test('a gateway that does not answer in time is given up', async () => {
  const { gateway, seen } = scriptedGateway([never], { timeout: 5 })

  await expect(gateway.wallet.get()).rejects.toMatchObject({
    status: 0,
    code: 'request.timeout',
    operation: 'getWallet',
  })
  expect(seen.length).toBe(1)
})

test('a backend that ignores cancellation is given up as well', async () => {
  const { gateway } = scriptedGateway([() => new Promise<Response>(() => undefined)], { timeout: 5 })

  await expect(gateway.wallet.get()).rejects.toMatchObject({ code: 'request.timeout' })
})

test('a cancelled call ends as cancelled, not as failed', async () => {
  const { gateway, seen } = scriptedGateway([never])
  const controller = new AbortController()

  const call = gateway.wallet.get({ signal: controller.signal })
  controller.abort()

  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  expect(seen.length).toBeLessThanOrEqual(1)
})

test('a call that was cancelled before it began sends nothing', async () => {
  const { gateway, seen } = scriptedGateway([balance])

  await expect(gateway.wallet.get({ signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
  expect(seen).toEqual([])
})

test('a cancelled call does not wait for its next try', async () => {
  const controller = new AbortController()
  const wait = async () => controller.abort()
  const { gateway, seen } = scriptedGateway([badGateway], { wait })

  await expect(gateway.wallet.get({ signal: controller.signal })).rejects.toMatchObject({ name: 'AbortError' })
  expect(seen.length).toBe(1)
})
