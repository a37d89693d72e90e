import { expect, test } from 'vitest'
import { failures } from './failures.ts'

const unit = {
  testResults: [
    {
      name: 'wallet.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'a stake is taken' },
        { status: 'failed', fullName: 'a payout comes', failureMessages: ['\u001B[31mexpected 1\u001B[39m\nto be 2'] },
      ],
    },
    { name: 'broken.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
  ],
}
const spec = (title: string, ok: boolean, status: string) => ({
  title,
  file: 'home.spec.ts',
  ok,
  tests: [{ status, results: [{ errors: [{ message: `${title} is wrong` }] }, { errors: [] }] }],
})
const journeys = {
  suites: [{ specs: [spec('home', true, 'expected')], suites: [{ specs: [spec('menu', true, 'flaky')] }] }],
}

test('each failed test is named with its file and its reason, a file that could not be loaded and a flaky one too', () => {
  expect(failures([unit, journeys])).toEqual([
    'FAILED wallet.test.ts > a payout comes\n    expected 1\n    to be 2',
    'FAILED broken.test.ts > \n    no such file',
    'FAILED home.spec.ts > menu\n    menu is wrong',
  ])
})

test('of a page printed with a reason only the beginning is told', () => {
  const page = Array.from({ length: 500 }, (_, at) => `<li>${at}</li>`).join('\n')
  const report = {
    testResults: [
      {
        name: 'list.test.tsx',
        status: 'failed',
        assertionResults: [{ status: 'failed', fullName: 'rows', failureMessages: [page] }],
      },
    ],
  }
  expect(failures([report])[0]?.split('\n')).toHaveLength(7)
})
