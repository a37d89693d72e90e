import { type Dice, shuffled } from './random.ts'

/** What a player does in one go: a name of `deeds`. */
export type Step<Deed extends string> = { player: string; does: Deed | 'logIn' | 'logOut' }

/** How many phones are in the house at most: players share them, one after the other. */
const PHONES = 4
/** How many things are done in a minute on one phone. */
const A_MINUTE = 2

/**
 * Who does what on each phone, one list a phone. Every player logs in once, does at least one thing and logs out; on each phone everything
 * there is to do has had its turn before something comes again.
 */
export function programmeOf<Deed extends string>(
  { players, minutes }: { players: string[]; minutes: number },
  deeds: readonly Deed[],
  dices: (phone: number) => Dice,
): Step<Deed>[][] {
  const phones = Math.min(PHONES, players.length)
  return Array.from({ length: phones }, (_, phone) => {
    const mine = players.filter((_player, index) => index % phones === phone)
    const each = Math.max(1, Math.floor((minutes * A_MINUTE) / mine.length) - 2)
    const next = inTurns(deeds, dices(phone))
    return mine.flatMap((player) => {
      const done = Array.from({ length: each }, () => ({ player, does: next() }))
      return [{ player, does: 'logIn' as const }, ...done, { player, does: 'logOut' as const }]
    })
  })
}

/** Gives all things in an order of chance, then all again in another. */
function inTurns<Deed>(deeds: readonly Deed[], dice: Dice): () => Deed {
  let left: Deed[] = []
  return () => {
    if (left.length === 0) left = shuffled(deeds, dice)
    return left.pop()!
  }
}
