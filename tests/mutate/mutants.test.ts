import { expect, test } from 'vitest'
import { killedBy, misfit } from './judge.ts'
import { mutants } from './mutants.ts'
import { mutation } from './mutation.ts'

const mutant = { file: 'a.ts', from: 'a > b', to: 'a < b', id: 'A-1-01', test: 'a.test.ts' }
const house = (code: string) => (path: string) => (path === 'a.ts' ? code : `test('x [A-1-01]')`)

test('every mutant fits: its line is there once, and its test names the row', () => {
  expect(mutants.length).toBeGreaterThan(29)
  expect(mutants.map((one) => misfit(one)).filter(Boolean)).toEqual([])
})

test('a mutant whose line is gone, or there twice, is named', () => {
  expect(misfit(mutant, house('if (a > b) return'))).toBeUndefined()
  expect(misfit(mutant, house('if (a >= b) return'))).toMatch(/^a\.ts has 0 times "a > b": give the mutant of A-1-01/)
  expect(misfit(mutant, house('a > b || a > b'))).toMatch(/^a\.ts has 2 times/)
})

test('a mutant whose test does not know the row is named', () => {
  expect(misfit({ ...mutant, id: 'G-1-01' }, house('a > b'))).toMatch(/^a\.test\.ts has no test of G-1-01/)
})

test('only a red test of the row itself kills', () => {
  const results = (title: string, status: string) =>
    JSON.stringify({ testResults: [{ assertionResults: [{ title, status }] }] })
  expect(killedBy('A-1-01', results('x [A-1-01]', 'failed'))).toBe(true)
  expect(killedBy('A-1-01', results('x [A-1-01]', 'passed'))).toBe(false)
  expect(killedBy('A-1-01', results('x [A-1-02]', 'failed'))).toBe(false)
  expect(killedBy('A-1-01', JSON.stringify({ testResults: [] }))).toBe(false)
})

test('the product is changed while it is loaded, one file of it, and only on wish', () => {
  const [plugin] = mutation(JSON.stringify(mutant))
  expect(plugin?.transform('if (a > b) return', '/house/a.ts?v=1')).toBe('if (a < b) return')
  expect(plugin?.transform('if (a > b) return', '/house/b.ts')).toBeUndefined()
  expect(mutation('')).toEqual([])
})
