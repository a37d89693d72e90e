import { Refusal } from '../../kernel/validation/refusal.ts'

/** Limits of a shared mock; an undefined limit does not apply. */
export type LimitOptions = {
  /** Maximum number of commands (calls that may change something) of a world per second, on average; bursts may be twice as large. */
  commandsPerSecond?: number | undefined
  /** Maximum number of worlds that one address may create: a request to an unused name creates one. */
  worldsPerAddress?: number | undefined
}
export type LimitedRequest = { address: string; world: string; isCommand: boolean }
type LimitContext = { names(): string[]; now(): number }

/** Above this number of worlds, the buckets of idle worlds are removed. */
const MAX_BUCKETS = 10_000

/** Refuses requests over a limit with 429, before they have an effect. */
export function createLimits({ commandsPerSecond, worldsPerAddress }: LimitOptions, context: LimitContext) {
  const refusals = { commands: 0, worlds: 0 }
  const takesCommand = commandsPerSecond === undefined ? undefined : createRateLimit(commandsPerSecond, context.now)
  const takesWorld = worldsPerAddress === undefined ? undefined : createWorldLimit(worldsPerAddress, context.names)
  return {
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

function createRateLimit(perSecond: number, now: () => number) {
  const buckets = new Map<string, { left: number; at: number }>()
  const max = perSecond * 2
  const leftIn = ({ left, at }: { left: number; at: number }) => Math.min(max, left + ((now() - at) / 1000) * perSecond)

  function forgetFull() {
    for (const [world, bucket] of buckets) if (leftIn(bucket) >= max) buckets.delete(world)
  }

  return (world: string): boolean => {
    const bucket = buckets.get(world)
    const left = bucket ? leftIn(bucket) : max
    if (left < 1) return false
    buckets.set(world, { left: left - 1, at: now() })
    if (buckets.size > MAX_BUCKETS) forgetFull()
    return true
  }
}

/** The worlds that each address has created. Earlier worlds and removed worlds do not count. */
function createWorldLimit(max: number, names: () => string[]) {
  let known = new Set(names())
  const createdBy = new Map<string, Set<string>>()

  function refresh(address: string) {
    known = new Set(names())
    const still = [...(createdBy.get(address) ?? [])].filter((name) => known.has(name))
    createdBy.set(address, new Set(still))
  }

  return (address: string, world: string): boolean => {
    if (known.has(world)) return true
    if ((createdBy.get(address)?.size ?? 0) >= max) refresh(address)
    const own = createdBy.get(address) ?? new Set()
    if (!known.has(world) && own.size >= max) return false
    createdBy.set(address, own.add(world))
    known.add(world)
    return true
  }
}
