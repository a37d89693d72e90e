import { signal } from '@preact/signals'

export function createPlaySession(now = () => performance.now()) {
  const startedAt = now()
  const netMinor = signal(0)
  return {
    minutes: () => Math.floor((now() - startedAt) / 60_000),
    /** Payouts minus stakes, as a decimal amount. */
    net: () => netMinor.value / 100,
    add: (net: number) => void (netMinor.value += Math.round(net * 100)),
  }
}
