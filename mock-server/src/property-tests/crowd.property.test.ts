import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ExampleRequest, exampleRequests } from '../adapters/example-requests.ts'
import { requestOf } from '../adapters/testing.ts'
import { digest, randomOf } from '../kernel/random.ts'
import { snapshotWorld } from '../kernel/snapshot.ts'
import { createMockServer, type MockServer, sleepingWorlds } from '../mock-server.ts'
import { type Asked, requestsOf } from './request-arbitrary.ts'
import { SEED } from './seed.ts'
import { written } from './written-request.ts'

/** Requests of all: `LONGAN_REQUESTS=1000000 npm run unit -- proof/crowd` takes half an hour, and prints what became of memory. */
const REQUESTS = Number(process.env['LONGAN_REQUESTS'] ?? 1000)
const WORLDS = Math.min(100, REQUESTS / 50)
/** How many requests a world lives for; then one of the same name takes its place, as a suite of tests would have it. */
const LIFE = Math.min(500, REQUESTS / WORLDS)
const ROUNDS = Math.round(REQUESTS / WORLDS / LIFE)
/** A person comes in again so often: some requests end the session. */
const SESSION = 25
/** So many worlds are awake at once; after a session each makes room for one that slept. */
const AWAKE = WORLDS / 5
/** What so many of the worlds were told in a round is told again to each alone, in a mock where there is no other. */
const ALONE = ROUNDS === 1 ? WORLDS : 3

type Pool = { example: ExampleRequest; asked: Asked }[]
const pool: Pool = exampleRequests().flatMap((example) =>
  fc
    .sample(requestsOf(example), { seed: SEED, numRuns: REQUESTS > 10_000 ? 10 : 1 })
    .map((asked) => ({ example, asked })),
)

const credentials = (username: string) => ({ type: 'username', username, password: 'Demo@123' })

/** Seats for those who are awake: whoever gives one up goes to the end of the queue. */
function seatsFor(count: number) {
  const waiting: (() => void)[] = []
  let free = count
  return {
    async take() {
      if (free > 0) free--
      else await new Promise<void>((seated) => waiting.push(seated))
    },
    give() {
      const next = waiting.shift()
      if (next) next()
      else free++
    },
  }
}
const seats = seatsFor(AWAKE)

/** Lets one world live: requests at random, one after another, as the seed and its name have it. Tells all that was answered, and what is left. */
async function live({ fetch, worlds }: MockServer, name: string, round: number) {
  const chance = randomOf(SEED, 'crowd', name, round)
  const inWorld = { 'x-mock-world': name }
  const tokens: Record<string, string> = {}
  let heard = ''
  const hear = async (request: Request) => {
    const reply = await fetch(request)
    const text = await reply.text()
    heard = digest(`${heard}${reply.status}${text}`)
    return text
  }
  const comeIn = async (persona: string) => {
    const headers = { ...inWorld, encryption: 'plain' }
    const text = await hear(requestOf('POST', '/wps/session/login', { headers, body: credentials(persona) }))
    tokens[persona] = JSON.parse(text).value?.token ?? tokens[persona]
  }

  await seats.take()
  await worlds.create({ name, seed: SEED + round })
  for (let index = 0; index < LIFE; index++) {
    if (index % SESSION === 0) {
      seats.give()
      await seats.take()
      for (const persona of ['demo01', 'agent01']) await comeIn(persona)
    }
    const { example, asked } = chance.pick(pool)
    const { address, headers, body } = written(example, asked)
    const token = asked.isSignedIn ? tokens[example.persona] : undefined
    await hear(requestOf(example.operation.method, address, { token, body, headers: { ...headers, ...inWorld } }))
  }
  const { world } = await worlds.open(name)
  seats.give()
  return { heard, left: digest(JSON.stringify(snapshotWorld(world))), books: world.books.recount() }
}

/** What the process holds once everything that may go has gone, in MB. */
function memory() {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed / 2 ** 20
}

test('many worlds at once are told what each would be told alone, and hold no more the longer they go on', async () => {
  const names = Array.from({ length: WORLDS }, (_none, index) => `crowd-${index}`)
  // Most of them sleep: each is woken again and again, in the middle of what it does.
  const mock = createMockServer({ keeper: sleepingWorlds({ maxActive: AWAKE }) })
  const held: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const together = await Promise.all(names.map((name) => live(mock, name, round)))
    expect(together.filter(({ books }) => books)).toEqual([])
    expect(new Set(together.map(({ heard }) => heard)).size).toBe(WORLDS)
    for (let one = 0; one < ALONE; one++) {
      const index = (round * ALONE + one) % WORLDS
      expect(await live(createMockServer(), names[index]!, round)).toEqual(together[index])
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
