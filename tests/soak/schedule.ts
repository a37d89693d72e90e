import { type Random, randomOf } from '../../mock-server/src/kernel/world/random.ts'

export type SeededRandom = Pick<Random, 'int' | 'pick'>

export const createRandom = (seed: number, phone: number): SeededRandom => randomOf(seed, 'soak', phone)

function shuffled<Item>(items: readonly Item[], random: SeededRandom): Item[] {
  const rest = [...items]
  return items.map(() => rest.splice(random.int(rest.length), 1)[0]!)
}

export type Step<Action extends string> = { player: string; action: Action | 'logIn' | 'logOut' }

const PHONES = 4
const ACTIONS_PER_MINUTE = 2

/**
 * Returns the steps of each phone. Each player logs in once, does at least one action and logs out; on each phone all actions happen once
 * before one is repeated.
 */
export function createSchedule<Action extends string>(
  { players, minutes }: { players: string[]; minutes: number },
  actions: readonly Action[],
  randomFor: (phone: number) => SeededRandom,
): Step<Action>[][] {
  const phones = Math.min(PHONES, players.length)
  return Array.from({ length: phones }, (_, phone) => {
    const phonePlayers = players.filter((_player, index) => index % phones === phone)
    const each = Math.max(1, Math.floor((minutes * ACTIONS_PER_MINUTE) / phonePlayers.length) - 2)
    const next = createShuffler(actions, randomFor(phone))
    return phonePlayers.flatMap((player) => {
      const done = Array.from({ length: each }, () => ({ player, action: next() }))
      return [{ player, action: 'logIn' as const }, ...done, { player, action: 'logOut' as const }]
    })
  })
}

function createShuffler<Action>(actions: readonly Action[], random: SeededRandom): () => Action {
  let rest: Action[] = []
  return () => {
    if (rest.length === 0) rest = shuffled(actions, random)
    return rest.pop()!
  }
}
