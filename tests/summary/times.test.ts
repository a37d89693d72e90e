import { expect, test } from 'vitest'
import { formatTimes } from './times.ts'

test('a run ends with the time of each project and its ten slowest tests, the slowest first', () => {
  const of = (project: string) => (ms: number) => ({ project, title: `test of ${ms}`, ms })
  const lines = formatTimes([...[100, 2500, 300].map(of('e2e')), ...[1, 2, 3, 4, 5, 6, 7, 10_040].map(of('visual'))])

  expect(lines.slice(0, 6)).toEqual([
    'Time of the tests, s:',
    '     2.9  e2e (3 tests)',
    '    10.1  visual (8 tests)',
    'Slowest tests, s:',
    '    10.0  [visual] test of 10040',
    '     2.5  [e2e] test of 2500',
  ])
  expect(lines).toHaveLength(14)
  expect(lines.at(-1)).toBe('     0.0  [visual] test of 2')
})
