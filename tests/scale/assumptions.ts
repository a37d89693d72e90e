/**
 * What a million visitors are reckoned with and nobody here can measure: public list prices of Cloudflare's paid plan for workers, in US dollars,
 * and the limits it names, as they were noted on `NOTED_ON`. They change: look them up before you rely on a sum.
 */
export const NOTED_ON = '2026-11-23'

/** What a month costs beyond what is in the plan already. */
export type Price = { about: string; included: number; dollars: number; per: number; unit: string }
export const PRICES = {
  requests: {
    about: 'Calls and pages that the door answers',
    included: 10e6,
    dollars: 0.3,
    per: 1e6,
    unit: 'requests',
  },
  processor: { about: 'Processor', included: 30e6, dollars: 0.02, per: 1e6, unit: 'ms' },
  objects: { about: 'Calls and alarms of objects', included: 1e6, dollars: 0.15, per: 1e6, unit: 'requests' },
  awake: { about: 'Objects awake', included: 400_000, dollars: 12.5, per: 1e6, unit: 'GB-s' },
  written: { about: 'Rows written', included: 50e6, dollars: 1, per: 1e6, unit: 'rows' },
  read: { about: 'Rows read', included: 25e9, dollars: 0.001, per: 1e6, unit: 'rows' },
  held: { about: 'Store', included: 5, dollars: 0.2, per: 1, unit: 'GB' },
} as const satisfies Record<string, Price>
/** The plan itself, a month. */
export const PLAN = 5

/** What an object is reckoned to take of memory, GB, however little it uses. */
export const OBJECT_MEMORY = 0.128
/** How long an object waits for its store and for the way there, ms a call. */
export const WAIT = 15
/** Calls of a visit that are pages, not the gateway's: the page, the worker that keeps it, its configuration. */
export const PAGES = 3
/** So much more comes in the fullest minutes of a day than on average. */
export const PEAK = 4
export const DAYS = 30

export const LIMITS = {
  /** Calls that one object answers in a second, about. */
  callsPerSecond: 1000,
  /** Bytes that the store of one object may have. */
  bytesPerObject: 10e9,
  /** Of the free plan, a day; bytes at any time. */
  free: { requests: 100_000, rows: 100_000, bytes: 5e9 },
} as const
