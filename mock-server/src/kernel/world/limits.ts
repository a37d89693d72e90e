import * as v from 'valibot'
import { MAX_TIME } from './clock.ts'

/** Time in a world, ms since the epoch. */
export const timestampSchema = v.pipe(
  v.number('must be ms since the epoch or an ISO date'),
  v.minValue(0, 'must not be before 1970'),
  v.maxValue(MAX_TIME, 'must be before the year 2100'),
)

/** Names of worlds are also names of files and parts of addresses: none is `.` or `..`. */
export const WORLD_NAME = /^(?!\.{1,2}$)[\w.-]{1,80}$/

export const factorSchema = v.pipe(
  v.number(),
  v.minValue(0.001, 'must be above 0'),
  v.maxValue(10_000, 'must be at most 10000'),
)

export const seedSchema = v.pipe(v.number(), v.safeInteger('must be a whole number'))
export const statusSchema = v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(599))

const isOrigin = (address: string) =>
  /^https?:/.test(address) && URL.canParse(address) && new URL(address).origin === address

export const originSchema = v.pipe(v.string(), v.check(isOrigin, 'must be an origin: https://site.example'))
