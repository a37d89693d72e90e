import type { Call, Reply } from '../kernel/http.ts'
import { restoreWorld } from '../kernel/snapshot.ts'
import type { LoggedCall } from '../kernel/call-log.ts'
import type { World } from '../kernel/world.ts'
import type { Worlds } from '../kernel/worlds.ts'
import type { Capsule } from './recording.ts'

type Mock = { worlds: Worlds; handle(call: Call): Promise<Reply> }
/** Makes a fresh mock whose time stands still: each door has its own way to. */
export type Make = (options: { isStrict: boolean; newSecret?: () => string }) => Mock

/** A call as it was asked; nothing is known yet of what it is answered. */
export type AskedCall = Pick<LoggedCall, 'at' | 'method' | 'path' | 'query' | 'headers' | 'body'>
export type Begun = {
  /** The world as it is now: a reset puts another in its place. */
  world(): Promise<World>
  ask(call: AskedCall): Promise<Reply>
  /** Lets time pass, and all that is due happen. */
  reach(at: number): Promise<World>
}

/** A mock of its own whose world begins as the capsule's did. */
export async function begin({ beginning, isStrict }: Pick<Capsule, 'beginning' | 'isStrict'>, make: Make) {
  const { snapshot, secret, bornAt, ...wanted } = beginning
  const mock = make({ isStrict, ...(secret !== undefined && { newSecret: () => secret }) })
  const { world } = await mock.worlds.create({ ...wanted, time: bornAt, isGuessable: secret === undefined })
  if (snapshot) await world.run(() => restoreWorld(world, snapshot, 'exact'))
  return begun(mock, wanted.name)
}

function begun(mock: Mock, name: string): Begun {
  const world = async () => (await mock.worlds.open(name)).world
  return {
    world,
    async ask(call) {
      ;(await world()).clock.set(call.at)
      return mock.handle(callOf(call, name))
    },
    async reach(at) {
      const reached = await world()
      reached.clock.set(at)
      await reached.run(async () => undefined)
      return reached
    },
  }
}

const callOf = ({ method, path, query, headers, body }: AskedCall, world: string): Call => ({
  method,
  path,
  query: new URLSearchParams(query),
  header: (name) => (name === 'x-mock-world' ? world : headers[name]),
  body,
})
