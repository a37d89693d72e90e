import { Refusal } from '../../kernel/refusal.ts'

/** Limits of a shared mock; a limit that is not named does not apply. */
export type LimitOptions = {
  /** Commands (calls that may change something) that a world takes in a second, on average; twice as many at once. */
  commandsPerSecond?: number | undefined
  /** Worlds that one address may create: a request to an unused name creates one. */
  worldsPerAddress?: number | undefined
}
export type LimitedRequest = { address: string; world: string; isCommand: boolean }
type Around = { names(): string[]; now(): number }

/** More worlds than these are not remembered by name of those that have been quiet. */
const MOST_BUCKETS = 10_000

/** Refuses with 429 who asks for too much; what is refused has changed nothing. */
export function createLimits({ commandsPerSecond, worldsPerAddress }: LimitOptions, around: Around) {
  const refusals = { commands: 0, worlds: 0 }
  const takesCommand = commandsPerSecond === undefined ? undefined : createRateLimit(commandsPerSecond, around.now)
  const takesWorld = worldsPerAddress === undefined ? undefined : createWorldLimit(worldsPerAddress, around.names)
  return {
    /** Throws the refusal of a caller who exceeds a limit. */
    demand({ address, world, isCommand }: LimitedRequest): void {
      if (takesWorld && !takesWorld(address, world)) {
        refusals.worlds++
        throw tooManyRequests(
          `This address has created ${worldsPerAddress} worlds: use one of them, or remove one`,
          'x-mock-world',
        )
      }
      if (!isCommand || !takesCommand || takesCommand(world)) return
      refusals.commands++
      throw tooManyRequests(
        `The world "${world}" accepts ${commandsPerSecond} commands per second: wait a second`,
        'commands',
      )
    },
    refusals: () => refusals,
  }
}

const tooManyRequests = (reason: string, field: string) =>
  new Refusal(429, 'TOO_MANY_REQUESTS', reason, { field, reason })

/** A token bucket per world: it refills over time, and a command takes one token. */
function createRateLimit(perSecond: number, now: () => number) {
  const buckets = new Map<string, { left: number; at: number }>()
  const most = perSecond * 2
  const leftIn = ({ left, at }: { left: number; at: number }) =>
    Math.min(most, left + ((now() - at) / 1000) * perSecond)

  function forgetFull() {
    for (const [world, purse] of buckets) if (leftIn(purse) >= most) buckets.delete(world)
  }

  return (world: string): boolean => {
    const purse = buckets.get(world)
    const left = purse ? leftIn(purse) : most
    if (left < 1) return false
    buckets.set(world, { left: left - 1, at: now() })
    if (buckets.size > MOST_BUCKETS) forgetFull()
    return true
  }
}

/** The worlds that each address has created. Earlier worlds and removed worlds do not count. */
function createWorldLimit(most: number, names: () => string[]) {
  let known = new Set(names())
  const made = new Map<string, Set<string>>()

  function refresh(address: string) {
    known = new Set(names())
    const still = [...(made.get(address) ?? [])].filter((name) => known.has(name))
    made.set(address, new Set(still))
  }

  return (address: string, world: string): boolean => {
    if (known.has(world)) return true
    if ((made.get(address)?.size ?? 0) >= most) refresh(address)
    const own = made.get(address) ?? new Set()
    if (!known.has(world) && own.size >= most) return false
    made.set(address, own.add(world))
    known.add(world)
    return true
  }
}
