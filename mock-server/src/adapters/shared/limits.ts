import { Refusal } from '../../kernel/refusal.ts'

/** Limits of a shared mock; a limit that is not named does not apply. */
export type LimitOptions = {
  /** Commands (calls that may change something) that a world takes in a second, on average; twice as many at once. */
  commandsPerSecond?: number | undefined
  /** Worlds that one address may create: a request to an unused name creates one. */
  worldsPerAddress?: number | undefined
}
export type Asked = { address: string; world: string; isCommand: boolean }
type Around = { names(): string[]; now(): number }

/** More worlds than these are not remembered by name of those that have been quiet. */
const MOST_BUCKETS = 10_000

/** Refuses with 429 who asks for too much; what is refused has changed nothing. */
export function createLimits({ commandsPerSecond, worldsPerAddress }: LimitOptions, around: Around) {
  const refusals = { commands: 0, worlds: 0 }
  const takesCommand = commandsPerSecond === undefined ? undefined : rates(commandsPerSecond, around.now)
  const takesWorld = worldsPerAddress === undefined ? undefined : makers(worldsPerAddress, around.names)
  return {
    /** Throws the refusal of a caller who exceeds a limit. */
    demand({ address, world, isCommand }: Asked): void {
      if (takesWorld && !takesWorld(address, world)) {
        refusals.worlds++
        throw tooMuch(
          `This address has made ${worldsPerAddress} worlds: use one of them, or remove one`,
          'x-mock-world',
        )
      }
      if (!isCommand || !takesCommand || takesCommand(world)) return
      refusals.commands++
      throw tooMuch(`The world "${world}" takes ${commandsPerSecond} commands a second: wait a second`, 'commands')
    },
    refusals: () => refusals,
  }
}

const tooMuch = (reason: string, field: string) => new Refusal(429, 'TOO_MANY_REQUESTS', reason, { field, reason })

/** Each world has a purse that fills as time passes, and a command costs one. */
function rates(perSecond: number, now: () => number) {
  const purses = new Map<string, { left: number; at: number }>()
  const most = perSecond * 2
  const leftIn = ({ left, at }: { left: number; at: number }) =>
    Math.min(most, left + ((now() - at) / 1000) * perSecond)

  function forgetFull() {
    for (const [world, purse] of purses) if (leftIn(purse) >= most) purses.delete(world)
  }

  return (world: string): boolean => {
    const purse = purses.get(world)
    const left = purse ? leftIn(purse) : most
    if (left < 1) return false
    purses.set(world, { left: left - 1, at: now() })
    if (purses.size > MOST_BUCKETS) forgetFull()
    return true
  }
}

/** The worlds that each address has created. Earlier worlds and removed worlds do not count. */
function makers(most: number, names: () => string[]) {
  let known = new Set(names())
  const made = new Map<string, Set<string>>()

  function lookAgain(address: string) {
    known = new Set(names())
    const still = [...(made.get(address) ?? [])].filter((name) => known.has(name))
    made.set(address, new Set(still))
  }

  return (address: string, world: string): boolean => {
    if (known.has(world)) return true
    if ((made.get(address)?.size ?? 0) >= most) lookAgain(address)
    const own = made.get(address) ?? new Set()
    if (!known.has(world) && own.size >= most) return false
    made.set(address, own.add(world))
    known.add(world)
    return true
  }
}
