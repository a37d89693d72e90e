import { expect, test } from 'vitest'
import { lintFixture, createViolationFixture } from './violation-fixture.ts'

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n')
const longFunction = (count: number) => `export function f() {\n${lines(count - 2, () => '  f()')}\n}`
const service = 'mock-server/src/domains/wallet/wallet.service.ts'

/** rule | file | text: each text violates its rule. */
const violations: [rule: string, file: string, text: string][] = [
  ['max-lines', 'sdk/src/long.ts', lines(301, (i) => `export const a${i} = ${i}`)],
  ['max-lines', 'tests/long.test.ts', lines(301, (i) => `export const a${i} = ${i}`)],
  ['max-lines-per-function', 'sdk/src/long-function.ts', longFunction(61)],
  ['max-lines-per-function', 'web/src/long-screen.tsx', longFunction(61)],
  ['max-params', 'sdk/src/params.ts', 'export const f = (a = 1, b = 1, c = 1, d = 1) => a + b + c + d'],
  ['max-depth', 'sdk/src/depth.ts', 'export function f(a = 1) { if (a) { if (a) { if (a) { if (a) { f(a) } } } } }'],
  ['no-explicit-any', 'sdk/src/loose.ts', 'export type Loose = any'],
  ['no-console', 'web/src/loud.ts', `console.log('hello')`],
  ['filename-case', 'web/src/camelCase.ts', 'export const a = 1'],
  ['no-warning-comments', 'sdk/src/later.ts', '// TODO: later\nexport const a = 1'],
  ['no-cycle', 'sdk/src/hen.ts', `import { egg } from './egg.ts'\nexport const hen = () => egg`],
  ['no-default-export', 'sdk/src/default.ts', 'export default 1'],
  ['no-restricted-imports', 'tests/before.test.ts', `import { beforeEach } from 'vitest'\nbeforeEach(() => {})`],
  ['no-focused-tests', 'tests/only.test.ts', `import { test } from 'vitest'\ntest.only('a', () => {})`],
  ['no-disabled-tests', 'tests/skip.test.ts', `import { test } from 'vitest'\ntest.skip('a', () => {})`],
  ['expect-expect', 'tests/idle.test.ts', `import { test } from 'vitest'\ntest('a', () => {})`],
  [
    'no-conditional-expect',
    'tests/maybe.test.ts',
    `import { expect, test } from 'vitest'\ntest('a', () => {\n  if (Date.now()) expect(1).toBe(1)\n})`,
  ],
  ['no-standalone-expect', 'tests/alone.test.ts', `import { expect } from 'vitest'\nexpect(1).toBe(1)`],
  ['no-restricted-vi-methods', 'tests/reset.test.ts', `import { vi } from 'vitest'\nvi.resetModules()`],
  ['valid-expect', 'tests/half.test.ts', `import { expect, test } from 'vitest'\ntest('a', () => {\n  expect(1)\n})`],
  [
    'rules-of-hooks',
    'web/src/hook.tsx',
    `import { useId } from 'react'\nexport const X = (p: { on: boolean }) => p.on && useId()`,
  ],
  [
    'exhaustive-deps',
    'web/src/effect.tsx',
    `import { useEffect } from 'react'\nexport function X({ id = '' }) {\n  useEffect(() => { document.title = id }, [])\n  return null\n}`,
  ],
  [
    'exhaustive-deps',
    'web/src/hidden.queries.ts',
    `import { queryOptions } from '@tanstack/react-query'\nexport const gamesQuery = (kind: string) =>\n  queryOptions({ queryKey: ['games'], queryFn: async () => kind })`,
  ],
  [
    'mutation-property-order',
    'web/src/order.tsx',
    `import { useMutation } from '@tanstack/react-query'\nexport const useSend = () =>\n  useMutation({ mutationFn: async () => 1, onError: () => 2, onMutate: () => 3 })`,
  ],
  [
    'no-rest-destructuring',
    'web/src/rest.tsx',
    `import { useQuery } from '@tanstack/react-query'\nimport { gamesQuery } from './games.ts'\nexport function useGames() {\n  const { data, ...rest } = useQuery(gamesQuery())\n  return [data, rest]\n}`,
  ],
  [
    'no-unstable-deps',
    'web/src/unstable.tsx',
    `import { useMutation } from '@tanstack/react-query'\nimport { useCallback } from 'react'\nimport { send } from './send.ts'\nexport function useSend() {\n  const command = useMutation(send())\n  return useCallback(() => command.mutate(), [command])\n}`,
  ],
  [
    'prefer-query-options',
    'web/src/loose-key.tsx',
    `import { useQuery } from '@tanstack/react-query'\nexport const useIt = () => useQuery({ queryKey: ['it'], queryFn: async () => 1 })`,
  ],
  ['alt-text', 'web/src/picture.tsx', 'export const Picture = () => <img src="/a.png" />'],
  ['no-static-element-interactions', 'web/src/click.tsx', 'export const X = () => <div onClick={() => 1} />'],
  [
    'no-restricted-globals',
    'web/src/number.ts',
    `export const f = (n: number) => new Intl.NumberFormat('vi').format(n)`,
  ],
  [
    'no-restricted-imports',
    'web/src/day.ts',
    `import dayjs from 'dayjs'\nexport const f = (n: number) => dayjs(n).format('D')`,
  ],
  ...['toLocaleString()', 'toFixed(2)', 'toPrecision(3)'].map((call, index): [string, string, string] => [
    'no-restricted-properties',
    `web/src/amount-${index}.ts`,
    `export const f = (n: number) => n.${call}`,
  ]),
  ...[
    'toLocaleDateString',
    'toLocaleTimeString',
    'toDateString',
    'toTimeString',
    'getDate',
    'getMonth',
    'getHours',
    'getMinutes',
  ].map((method, index): [string, string, string] => [
    'no-restricted-properties',
    `web/src/time-${index}.ts`,
    `export const f = (at: Date) => at.${method}()`,
  ]),
  [
    'no-restricted-globals',
    'mock-server/simulators/dice/client/number.ts',
    `export const f = (n: number) => new Intl.NumberFormat('vi').format(n)`,
  ],
  [
    'no-restricted-properties',
    'mock-server/simulators/dice/client/odds.ts',
    'export const f = (n: number) => n.toFixed(2)',
  ],
  [
    'no-restricted-properties',
    'mock-server/simulators/dice/client/day.ts',
    'export const f = (at: Date) => at.toLocaleDateString()',
  ],
  ['no-restricted-properties', service, 'export const now = () => Date.now()'],
  ['no-restricted-properties', 'mock-server/src/kernel/world/clock.ts', 'export const chance = () => Math.random()'],
  [
    'no-restricted-globals',
    'mock-server/simulators/dice/rules/dice.rules.ts',
    'export const title = () => document.title',
  ],
  [
    'no-restricted-globals',
    'mock-server/src/kernel/world/faults.ts',
    'export const later = () => setTimeout(later, 1)',
  ],
]

const allowed: Record<string, string> = {
  'sdk/src/egg.ts': `import { hen } from './hen.ts'\nexport const egg = () => hen`,
  'sdk/src/schema.gen.ts': lines(400, (i) => `export const a${i} = ${i}`),
  'web/src/screen.tsx': longFunction(60),
  'tests/fine.test.ts': lines(200, (i) => `export const a${i} = ${i}`),
  'mock-server/src/adapters/node.ts': 'export const wait = () => [setTimeout(wait, 1), Date.now()]',
  'mock-server/src/adapters/cli/cli.ts': `console.log('listening')`,
}

test('each lint rule reports its violation', () => {
  using fixture = createViolationFixture({
    ...allowed,
    ...Object.fromEntries(violations.map(([, file, text]) => [file, text])),
  })
  const found = lintFixture(fixture).lines.filter((line) => line.includes('Error/'))
  const isReported = (rule: string, file: string) =>
    found.some((line) => line.startsWith(`${file}:`) && line.includes(`(${rule})`))
  expect(violations.filter(([rule, file]) => !isReported(rule, file))).toEqual([])
  expect(
    found.filter((line) => !violations.some(([, file]) => line.startsWith(`${file}:`)) && !line.includes('no-cycle')),
  ).toEqual([])
})
