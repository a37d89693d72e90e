import type { Call, Reply } from '../../kernel/http/http.ts'
import { restoreWorld } from '../../kernel/world/snapshot.ts'
import type { RecordedCall } from '../../kernel/recording/call-recorder.ts'
import type { World } from '../../kernel/world/world.ts'
import type { Worlds } from '../../kernel/worlds.ts'
import type { Recording } from './recording.ts'

type Mock = { worlds: Worlds; handle(call: Call): Promise<Reply> }
export type CreateMock = (options: { isStrict: boolean; newSecret?: () => string }) => Mock

export type ReplayCall = Pick<RecordedCall, 'at' | 'method' | 'path' | 'query' | 'headers' | 'body'>
export type ReplaySession = {
  /** The current world; a reset replaces it. */
  world(): Promise<World>
  /** `onHeader` is called with the name of each header that the mock reads. */
  send(call: ReplayCall, onHeader?: (name: string) => void): Promise<Reply>
  advanceTo(at: number): Promise<World>
}

export async function startReplay({ start, isStrict }: Pick<Recording, 'start' | 'isStrict'>, createMock: CreateMock) {
  const { snapshot, secret, createdAt, ...wanted } = start
  const mock = createMock({ isStrict, ...(secret !== undefined && { newSecret: () => secret }) })
  const { world } = await mock.worlds.create({ ...wanted, time: createdAt, isGuessable: secret === undefined })
  if (snapshot) await world.run(() => restoreWorld(world, snapshot, 'exact'))
  return createSession(mock, wanted.name)
}

function createSession(mock: Mock, name: string): ReplaySession {
  const world = async () => (await mock.worlds.open(name)).world
  return {
    world,
    async send(call, onHeader) {
      ;(await world()).clock.set(call.at)
      return mock.handle(callOf(call, name, onHeader))
    },
    async advanceTo(at) {
      const reached = await world()
      reached.clock.set(at)
      await reached.run(async () => undefined)
      return reached
    },
  }
}

const callOf = (
  { method, path, query, headers, body }: ReplayCall,
  world: string,
  onHeader?: (name: string) => void,
): Call => ({
  method,
  path,
  query: new URLSearchParams(query),
  header(name) {
    if (name === 'x-mock-world') return world
    onHeader?.(name)
    return headers[name]
  },
  body,
})
