import { signal } from '@preact/signals'

/** How long the player has been at this game, and what came of it. It begins when the game is opened. */
export function createPlaySession(now = () => performance.now()) {
  const begun = now()
  const coins = signal(0)
  return {
    /** Whole minutes since the game was opened. */
    minutes: () => Math.floor((now() - begun) / 60_000),
    /** What was paid out less what was staked, as amounts are written on the wire. */
    net: () => coins.value / 100,
    /** The player has seen what became of a stake: `net` came back more than was staked, or less. */
    add: (net: number) => void (coins.value += Math.round(net * 100)),
  }
}
