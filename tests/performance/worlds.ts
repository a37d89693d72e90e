import type { Measure } from './figure.ts'
import { runForJson } from './processes.ts'

export type WorldsResult = { freshMs: number; megabytes: number; yearMs: number }

export const worlds: Measure = {
  name: 'worlds',
  async measure() {
    const { freshMs, megabytes } = runForJson<WorldsResult>([
      '--expose-gc',
      'tests/performance/worlds-worker.ts',
      'worlds',
    ])
    return [
      { name: 'a fresh world', value: freshMs, unit: 'ms', max: 1, method: 'median of 500, default scenario' },
      {
        name: 'memory of a fresh world',
        value: (megabytes * 1024) / 500,
        unit: 'KiB',
        max: 50,
        method: 'of 500 after one call; after a collection',
      },
      {
        name: '500 live worlds',
        value: megabytes,
        unit: 'MB',
        max: 250,
        method: 'after one call each; after a collection',
      },
    ]
  },
}

type ManyWorldsResult = { wakingMs: number; megabytes: number; changed: number }

export const manyWorlds: Measure = {
  name: 'many-worlds',
  async measure() {
    const many = runForJson<ManyWorldsResult>(['--expose-gc', 'tests/performance/worlds-worker.ts', 'many'])
    if (many.changed > 0) throw new Error(`${many.changed} worlds of 500 have changed while they were suspended`)
    const method = '20,000 worlds, a new member in each; after a collection'
    return [
      { name: 'memory of 20,000 worlds', value: many.megabytes, unit: 'MB', max: 250, method },
      {
        name: 'loading a suspended world',
        value: many.wakingMs,
        unit: 'ms',
        max: 5,
        method: 'median of 500, with its response',
      },
    ]
  },
}

export const year: Measure = {
  name: 'year',
  async measure() {
    const { yearMs } = runForJson<WorldsResult>(['tests/performance/worlds-worker.ts', 'year'])
    return [
      { name: 'a year of virtual time', value: yearMs, unit: 'ms', max: 5000, method: 'one world, all lotteries' },
    ]
  },
}
