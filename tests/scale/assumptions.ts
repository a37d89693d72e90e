/**
 * Assumptions that cannot be measured here: public list prices of Cloudflare's paid plan for Workers, in US dollars, and its limits, as of
 * `AS_OF`. They change: check them before you rely on a total.
 */
export const AS_OF = '2026-11-23'

/** Monthly price beyond the included amount. */
export type Price = { about: string; included: number; dollars: number; per: number; unit: string }
export const PRICES = {
  requests: {
    about: 'Calls and pages of the worker',
    included: 10e6,
    dollars: 0.3,
    per: 1e6,
    unit: 'requests',
  },
  processor: { about: 'Processor', included: 30e6, dollars: 0.02, per: 1e6, unit: 'ms' },
  objects: { about: 'Calls and alarms of objects', included: 1e6, dollars: 0.15, per: 1e6, unit: 'requests' },
  awake: { about: 'Active objects', included: 400_000, dollars: 12.5, per: 1e6, unit: 'GB-s' },
  written: { about: 'Rows written', included: 50e6, dollars: 1, per: 1e6, unit: 'rows' },
  read: { about: 'Rows read', included: 25e9, dollars: 0.001, per: 1e6, unit: 'rows' },
  held: { about: 'Store', included: 5, dollars: 0.2, per: 1, unit: 'GB' },
} as const satisfies Record<string, Price>
export const PLAN_DOLLARS = 5

/** Billed memory of an object, GB, independent of its use. */
export const OBJECT_MEMORY_GB = 0.128
/** Time an object waits for its store and the network, ms per call. */
export const WAIT_MS = 15
/** Requests of a visit for the page, its service worker and its configuration. */
export const PAGES = 3
export const PEAK_FACTOR = 4
export const DAYS = 30

export const LIMITS = {
  callsPerSecond: 1000,
  bytesPerObject: 10e9,
  free: { requests: 100_000, rows: 100_000, bytes: 5e9 },
} as const
