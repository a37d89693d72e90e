import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ExampleRequest, exampleRequests } from '../adapters/example-requests.ts'
import { requestOf } from '../adapters/testing.ts'
import { digest, randomOf } from '../kernel/world/random.ts'
import { snapshotWorld } from '../kernel/world/snapshot.ts'
import { createMockServer, type MockServer, createWorldCache } from '../mock-server.ts'
import { type GeneratedRequest, requestsOf } from './request-arbitrary.ts'
import { SEED } from './seed.ts'
import { serializeRequest } from './serialize-request.ts'

/** Total number of requests. `LONGAN_REQUESTS=1000000 npm run test:unit -- concurrent-worlds` takes half an hour and prints the memory use. */
const REQUESTS = Number(process.env['LONGAN_REQUESTS'] ?? 1000)
const WORLDS = Math.min(100, REQUESTS / 50)
const REQUESTS_PER_WORLD = Math.min(500, REQUESTS / WORLDS)
const ROUNDS = Math.round(REQUESTS / WORLDS / REQUESTS_PER_WORLD)
/** Number of requests between logins, because some requests end the session. */
const REQUESTS_PER_SESSION = 25
const ACTIVE_WORLDS = WORLDS / 5
const COMPARED_WORLDS = ROUNDS === 1 ? WORLDS : 3

type Pool = { example: ExampleRequest; request: GeneratedRequest }[]
const pool: Pool = exampleRequests().flatMap((example) =>
  fc
    .sample(requestsOf(example), { seed: SEED, numRuns: REQUESTS > 10_000 ? 10 : 1 })
    .map((request) => ({ example, request })),
)

const credentials = (username: string) => ({ type: 'username', username, password: 'Demo@123' })

function createSemaphore(count: number) {
  const waiting: (() => void)[] = []
  let free = count
  return {
    async acquire() {
      if (free > 0) free--
      else await new Promise<void>((resolve) => waiting.push(resolve))
    },
    release() {
      const next = waiting.shift()
      if (next) next()
      else free++
    },
  }
}
const activeSlots = createSemaphore(ACTIVE_WORLDS)

async function runWorld({ fetch, worlds }: MockServer, name: string, round: number) {
  const chance = randomOf(SEED, 'crowd', name, round)
  const inWorld = { 'x-mock-world': name }
  const tokens: Record<string, string> = {}
  let replies = ''
  const send = async (request: Request) => {
    const reply = await fetch(request)
    const text = await reply.text()
    replies = digest(`${replies}${reply.status}${text}`)
    return text
  }
  const logIn = async (persona: string) => {
    const headers = { ...inWorld, encryption: 'plain' }
    const text = await send(requestOf('POST', '/wps/session/login', { headers, body: credentials(persona) }))
    tokens[persona] = JSON.parse(text).value?.token ?? tokens[persona]
  }

  await activeSlots.acquire()
  await worlds.create({ name, seed: SEED + round })
  for (let index = 0; index < REQUESTS_PER_WORLD; index++) {
    if (index % REQUESTS_PER_SESSION === 0) {
      activeSlots.release()
      await activeSlots.acquire()
      for (const persona of ['demo01', 'agent01']) await logIn(persona)
    }
    const { example, request } = chance.pick(pool)
    const { address, headers, body } = serializeRequest(example, request)
    const token = request.isSignedIn ? tokens[example.persona] : undefined
    await send(requestOf(example.operation.method, address, { token, body, headers: { ...headers, ...inWorld } }))
  }
  const { world } = await worlds.open(name)
  activeSlots.release()
  return { replies, state: digest(JSON.stringify(snapshotWorld(world))), violation: world.ledgerInvariants.verify() }
}

function memory() {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed / 2 ** 20
}

test('concurrent worlds give the same responses as a single world, and memory does not grow', async () => {
  const names = Array.from({ length: WORLDS }, (_none, index) => `crowd-${index}`)
  // Most worlds are suspended: each is suspended and restored many times during its requests.
  const mock = createMockServer({ persistence: createWorldCache({ maxActive: ACTIVE_WORLDS }) })
  const held: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const results = await Promise.all(names.map((name) => runWorld(mock, name, round)))
    expect(results.filter(({ violation }) => violation)).toEqual([])
    expect(new Set(results.map(({ replies }) => replies)).size).toBe(WORLDS)
    for (let one = 0; one < COMPARED_WORLDS; one++) {
      const index = (round * COMPARED_WORLDS + one) % WORLDS
      expect(await runWorld(createMockServer(), names[index]!, round)).toEqual(results[index])
    }
    held.push(memory())
  }

  const [early, late] = [
    Math.max(...held.slice(0, Math.ceil(ROUNDS / 2))),
    Math.max(...held.slice(-Math.ceil(ROUNDS / 2))),
  ]
  if (ROUNDS > 1)
    process.stdout.write(
      `${REQUESTS} requests, ${WORLDS} worlds; MB held after each round: ${held.map(Math.round).join(' ')}\n`,
    )
  expect(late).toBeLessThan(early * 1.1)
}, 3_600_000)
