import { signal } from '@preact/signals'

/** Creates the duration and the net result of a visit, counted from the opening of the game. */
export function createPlaySession(now = () => performance.now()) {
  const startedAt = now()
  const netMinor = signal(0)
  return {
    minutes: () => Math.floor((now() - startedAt) / 60_000),
    /** Payouts minus stakes, as a decimal amount. */
    net: () => netMinor.value / 100,
    /** Adds a net result that the player has seen. */
    add: (net: number) => void (netMinor.value += Math.round(net * 100)),
  }
}
