import type { Clock } from './clock.ts'

/** Numbers and order numbers that count up within a world. */
export function createIds(clock: Clock) {
  let counters: Record<string, number> = {}
  const next = (kind: string) => (counters[kind] = (counters[kind] ?? 0) + 1)
  return {
    next,
    /** An order number such as `R26112100000042`: prefix, day, running number. */
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
