import { expect, test } from 'vitest'
import { listFailures } from './failures.ts'

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
  tests: [
    {
      status,
      results: [
        {
          errors: [{ message: `${title} is wrong` }],
          attachments: [{ name: 'recording' }, { name: 'error-context', path: `${title}.md` }],
        },
        { errors: [] },
      ],
    },
  ],
})
const read = (path: string) => `# ${path}\n\n\`\`\`yaml\n- main:\n  - dialog "Menu"\n\`\`\`\n`
const e2e = {
  suites: [{ specs: [spec('home', true, 'expected')], suites: [{ specs: [spec('menu', true, 'flaky')] }] }],
}

test('each failed test is listed with file, reason and what the page showed, also a file that failed to load and a flaky test', () => {
  expect(listFailures([unit, e2e], read)).toEqual([
    'FAILED wallet.test.ts > a payout comes\n    expected 1\n    to be 2',
    'FAILED broken.test.ts > \n    no such file',
    'FAILED home.spec.ts > menu\n    menu is wrong\n    The page:\n    - main:\n      - dialog "Menu"',
  ])
})

test('a long reason is cut to its first lines', () => {
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
  expect(listFailures([report], read)[0]?.split('\n')).toHaveLength(7)
})
