import { type Measure, median, type Figure } from './figure.ts'
import { runForJson, root } from './processes.ts'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'

type Rounds = { rounds: { http: number; edge: number }[] }

export const edge: Measure = {
  async measure() {
    const { rounds } = runForJson<Rounds>(['mock-server/edge-parity.ts'])
    const value = median(rounds.map(({ http, edge: own }) => own / http))
    const upload = (await stat(join(root, 'mock-server/dist/edge/worker.js'))).size / 1024
    return [
      { name: 'parity suite at the edge, of HTTP', value, unit: 'x', max: 3, method: `median of ${rounds.length}` },
      { name: 'upload of the edge', value: upload, unit: 'KiB', max: 1126, method: 'minified, not compressed' },
    ]
  },
}

type Result = Record<
  'insert' | 'update' | 'lookUp' | 'entityInsert' | 'entityUpdate' | 'spinMs' | 'saveMs' | 'limitsRatio',
  number
>

export const tables: Measure = {
  async measure() {
    const times = runForJson<Result>(['tests/performance/tables-worker.ts'])
    return [
      { ...microseconds('an insert into a log', times.insert), max: 25 },
      { ...microseconds('an update in a log', times.update), max: 10 },
      { ...microseconds('a look-up by an index of a log', times.lookUp), max: 10 },
      { ...microseconds('an insert of an entity', times.entityInsert), method: '5,000 members, in @msw/data' },
      { ...microseconds('an update of an entity', times.entityUpdate), method: '5,000 members, in @msw/data' },
      { name: 'a spin with its check', value: times.spinMs, unit: 'ms', max: 0.12, method: 'at 1,000 wagers' },
      {
        name: 'a spin within twelve limits',
        value: times.limitsRatio,
        unit: 'x',
        max: 1.15,
        method: 'CPU time, of a spin without responsible gaming',
      },
      { name: 'saving the page’s world', value: times.saveMs, unit: 'ms', max: 3, method: 'a spin at 20,000 wagers' },
    ]
  },
}

const microseconds = (name: string, ms: number): Figure => ({
  name,
  value: ms * 1000,
  unit: 'µs',
  method: '5,000 wagers, three indexes',
})

export type WorldsResult = { freshMs: number; megabytes: number; yearMs: number }

export const worlds: Measure = {
  async measure() {
    const { freshMs, megabytes } = runForJson<WorldsResult>([
      '--expose-gc',
      'tests/performance/worlds-worker.ts',
      'worlds',
    ])
    return [
      { name: 'a fresh world', value: freshMs, unit: 'ms', max: 0.5, method: 'median of 500, default scenario' },
      {
        name: 'memory of a fresh world',
        value: (megabytes * 1024) / 500,
        unit: 'KiB',
        max: 33,
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
  async measure() {
    const { yearMs } = runForJson<WorldsResult>(['tests/performance/worlds-worker.ts', 'year'])
    return [
      { name: 'a year of virtual time', value: yearMs, unit: 'ms', max: 5000, method: 'one world, all lotteries' },
    ]
  },
}
