import type { Figure, Measure } from './figure.ts'
import { runForJson } from './processes.ts'

type Result = Record<
  'insert' | 'update' | 'lookUp' | 'entityInsert' | 'entityUpdate' | 'spinMs' | 'saveMs' | 'limitsRatio',
  number
>

export const tables: Measure = {
  name: 'tables',
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
        name: 'a spin within nine limits',
        value: times.limitsRatio,
        unit: 'x',
        max: 1.15,
        method: 'of a spin without responsible gaming',
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
