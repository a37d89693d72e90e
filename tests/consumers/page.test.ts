import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../pack/root.ts'
import { readSteps, stepsOf } from './page.ts'
import { consumers } from './consumers.ts'

const pages = readdirSync(`${ROOT}docs/integrations`).map((file) => basename(file, '.md'))

test('each integration page has a consumer test', () => {
  expect(pages).toEqual(Object.keys(consumers).toSorted())
})

test.for(pages)('each block of %s is a step, and the page states a result', (page) => {
  const kinds = stepsOf(page).map(({ kind }) => kind)

  expect(kinds).toContain('run')
  expect(kinds.includes('says') || kinds.includes('serve')).toBe(true)
})

test('files, commands, servers and expected output are different kinds of step', () => {
  const page = ['```ts src/a.ts', 'a()', '```', '', '```sh', 'npx a', '```', '```text says', 'one', 'two', '```']
  const server = ['```sh until="it listens"', 'npx b', '```', '']

  expect(readSteps([...page, ...server].join('\n'))).toEqual([
    { kind: 'file', name: 'src/a.ts', text: 'a()\n' },
    { kind: 'run', text: 'npx a\n' },
    { kind: 'says', lines: ['one', 'two'] },
    { kind: 'serve', text: 'npx b\n', until: 'it listens' },
  ])
})

test('an unknown kind of code block is an error', () => {
  expect(() => readSteps('```ts\na()\n```\n')).toThrow('unknown kind of code block "ts "')
})
