import type { Clock } from './clock.ts'

export function createIds(clock: Clock) {
  let counters: Record<string, number> = {}
  const next = (kind: string) => (counters[kind] = (counters[kind] ?? 0) + 1)
  return {
    next,
    /** Returns an order number such as `R26112100000042`: prefix, day, sequence. */
    order(prefix: string) {
      const day = new Date(clock.now()).toISOString().slice(2, 10).replaceAll('-', '')
      return `${prefix}${day}${String(next(`order:${prefix}`)).padStart(8, '0')}`
    },
    dump: () => counters,
    restore(saved: Record<string, number>) {
      counters = { ...saved }
    },
  }
}
