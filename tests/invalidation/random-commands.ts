import { globSync } from 'node:fs'
import { basename } from 'node:path'
import type { Reply } from '@longan/mock-server'
import { type ExampleRequest, exampleRequests } from '@longan/mock-server/example-requests'
import { createGateway } from '@longan/sdk'
import { invalidating } from '@longan/react-query'
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { createUncheckedMock, isSuccess, ORIGIN, sendExample, wide } from './example-calls.ts'
import { readTable } from './table.ts'

const MODULES = new URL('../../sdk/react-query/src/modules/', import.meta.url)
/** A new world after so many commands: most commands succeed only a few times. */
const COMMANDS_PER_WORLD = 25

export type Proof = {
  commands: number
  /** Commands that changed a response. */
  effective: number
  /** Cached responses that differ from a fresh one: `withdraw: getWallet`. */
  stale: string[]
  /** Requests after effective commands, and how many of them brought a changed response. */
  refetched: number
  necessary: number
}

type Definition = { invalidates?: readonly string[]; operation?: string }

async function readPackage() {
  const files = globSync('*.gen.ts', { cwd: MODULES }).map((file) => import(new URL(basename(file), MODULES).href))
  const definitions = (await Promise.all(files)) as Record<string, Definition>[]
  return new Map(definitions.flatMap((file) => Object.entries(file)))
}

/** Numbers below a limit, the same for the same seed. */
function randomFrom(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * limit)
  }
}

/** Sends random commands of one member with all reads in a query client, and compares every cached response with a fresh one after each. */
export async function proveInvalidation(count: number, seed = 1): Promise<Proof> {
  const mock = createUncheckedMock()
  const definitions = await readPackage()
  const random = randomFrom(seed)
  const { session } = createGateway({ baseUrl: ORIGIN, merchant: 'DEMO', fetch: mock.fetch })
  const { token } = await session.login({ type: 'username', username: 'demo01', password: 'Demo@123' })
  const { endsSession, ...table } = readTable()
  const volatile = new Set(table.volatile)
  const known = exampleRequests().filter(
    ({ operation }) => definitions.has(operation.id) && !volatile.has(operation.id),
  )
  const reads = known.filter(({ operation }) => definitions.get(operation.id)!.operation)
  const commands = known.filter(
    ({ operation, persona }) =>
      definitions.get(operation.id)!.invalidates &&
      persona === 'demo01' &&
      !['session', 'registration', 'password'].includes(operation.domain) &&
      !endsSession.includes(operation.id),
  )
  const proof: Proof = { commands: 0, effective: 0, stale: [], refetched: 0, necessary: 0 }

  while (proof.commands < count) {
    const world = `proof${proof.commands}`
    await mock.worlds.fork((await mock.worlds.open('default')).world, world)
    const send = (request: ExampleRequest, isRead = false) =>
      sendExample(mock, request, { world, token, language: 'VI', query: isRead ? wide(request) : request.query })
    await proveInWorld({
      send,
      reads,
      commands,
      definitions,
      random,
      proof,
      count: Math.min(COMMANDS_PER_WORLD, count - proof.commands),
    })
    await mock.worlds.remove(world)
  }
  return proof
}

type World = {
  send: (request: ExampleRequest, isRead?: boolean) => Promise<Reply>
  reads: ExampleRequest[]
  commands: ExampleRequest[]
  definitions: Map<string, Definition>
  random: (limit: number) => number
  proof: Proof
  count: number
}

async function proveInWorld({ send, reads, commands, definitions, random, proof, count }: World) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  const counter = { requests: 0 }
  const read = async (request: ExampleRequest) => {
    const { status, body } = await send(request, true)
    return `${status} ${body}`
  }
  const keyOf = ({ operation: { id } }: ExampleRequest) => [id, { account: 'demo01', input: [] }]
  const observers = reads.map((request) => {
    const queryFn = () => (counter.requests++, read(request))
    const observer = new QueryObserver(client, { queryKey: keyOf(request), queryFn })
    return { request, stop: observer.subscribe(() => undefined) }
  })
  await client.refetchQueries()

  for (let sent = 0; sent < count; sent++) {
    const command = commands[random(commands.length)]!
    const { id } = command.operation
    const before = new Map(reads.map((one) => [one, client.getQueryData<string>(keyOf(one))]))
    counter.requests = 0
    const { invalidates = [] } = definitions.get(id)!
    const options = { mutationFn: () => send(command), ...invalidating(invalidates) }
    const response = await new MutationObserver<Reply, Error, void, never>(client, options as never).mutate()
    const changed: string[] = []
    for (const one of reads) {
      const fresh = await read(one)
      if (fresh !== client.getQueryData(keyOf(one))) proof.stale.push(`${id}: ${one.operation.id}`)
      if (fresh !== before.get(one)) changed.push(one.operation.id)
    }
    proof.commands++
    // A command that is refused, or repeated without effect, needs no request.
    if (!isSuccess(response.status) || changed.length === 0) continue
    proof.effective++
    proof.refetched += counter.requests
    proof.necessary += changed.length
  }
  for (const { stop } of observers) stop()
  client.clear()
}
