import type { Measure } from './figure.ts'
import { runForJson } from './processes.ts'

export type WorldsAnswer = { freshMs: number; megabytes: number; yearMs: number }

export const worlds: Measure = {
  name: 'worlds',
  async measure() {
    const { freshMs, megabytes } = runForJson<WorldsAnswer>(['--expose-gc', 'tests/performance/worlds-worker.ts', 'worlds'])
    return [
      { name: 'a fresh world', value: freshMs, unit: 'ms', atMost: 1, how: 'median of 500, default scenario' },
      {
        name: 'memory of a fresh world',
        value: (megabytes * 1024) / 500,
        unit: 'KiB',
        atMost: 50,
        how: 'of 500 that have answered; after a collection',
      },
      {
        name: '500 live worlds',
        value: megabytes,
        unit: 'MB',
        atMost: 250,
        how: 'each has answered; after a collection',
      },
    ]
  },
}

type ManyAnswer = { wakingMs: number; megabytes: number; unlike: number }

export const manyWorlds: Measure = {
  name: 'many-worlds',
  async measure() {
    const many = runForJson<ManyAnswer>(['--expose-gc', 'tests/performance/worlds-worker.ts', 'many'])
    if (many.unlike > 0) throw new Error(`${many.unlike} worlds of 500 are not what they were when they fell asleep`)
    const how = '20,000 worlds, somebody new in each; after a collection'
    return [
      { name: 'memory of 20,000 worlds', value: many.megabytes, unit: 'MB', atMost: 250, how },
      { name: 'waking a world', value: many.wakingMs, unit: 'ms', atMost: 5, how: 'median of 500, with its answer' },
    ]
  },
}

export const year: Measure = {
  name: 'year',
  async measure() {
    const { yearMs } = runForJson<WorldsAnswer>(['tests/performance/worlds-worker.ts', 'year'])
    return [
      { name: 'a year of virtual time', value: yearMs, unit: 'ms', atMost: 5000, how: 'one world, all lotteries' },
    ]
  },
}
