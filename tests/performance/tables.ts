import type { Figure, Measure } from './figure.ts'
import { runForJson } from './processes.ts'

type Answer = Record<'insert' | 'update' | 'lookUp' | 'entityInsert' | 'entityUpdate' | 'spinMs' | 'saveMs', number>

export const tables: Measure = {
  name: 'tables',
  async measure() {
    const took = runForJson<Answer>(['tests/performance/tables-worker.ts'])
    return [
      { ...microseconds('an insert into a log', took.insert), atMost: 25 },
      { ...microseconds('an update in a log', took.update), atMost: 10 },
      { ...microseconds('a look-up by an index of a log', took.lookUp), atMost: 10 },
      { ...microseconds('an insert of an entity', took.entityInsert), how: '5,000 members, in @msw/data' },
      { ...microseconds('an update of an entity', took.entityUpdate), how: '5,000 members, in @msw/data' },
      { name: 'a spin with its check', value: took.spinMs, unit: 'ms', atMost: 0.12, how: 'at 1,000 wagers' },
      { name: 'saving the page’s world', value: took.saveMs, unit: 'ms', atMost: 3, how: 'a spin at 20,000 wagers' },
    ]
  },
}

const microseconds = (name: string, ms: number): Figure => ({
  name,
  value: ms * 1000,
  unit: 'µs',
  how: '5,000 wagers, three indexes',
})
