import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../pack/root.ts'
import { readSteps, stepsOf } from './page.ts'
import { users } from './users.ts'

const pages = readdirSync(`${ROOT}docs/integrations`).map((file) => basename(file, '.md'))

test('every page for people outside has somebody who follows it', () => {
  expect(pages).toEqual(Object.keys(users).toSorted())
})

test.for(pages)('every block of %s is something to do, and what comes of it is said', (page) => {
  const kinds = stepsOf(page).map(({ kind }) => kind)

  expect(kinds).toContain('run')
  expect(kinds.includes('says') || kinds.includes('serve')).toBe(true)
})

test('files, commands, servers and what is said are told apart', () => {
  const page = ['```ts src/a.ts', 'a()', '```', '', '```sh', 'npx a', '```', '```text says', 'one', 'two', '```']
  const server = ['```sh until="it listens"', 'npx b', '```', '']

  expect(readSteps([...page, ...server].join('\n'))).toEqual([
    { kind: 'file', name: 'src/a.ts', text: 'a()\n' },
    { kind: 'run', text: 'npx a\n' },
    { kind: 'says', lines: ['one', 'two'] },
    { kind: 'serve', text: 'npx b\n', until: 'it listens' },
  ])
})

test('a block that nobody knows what to do with is refused', () => {
  expect(() => readSteps('```ts\na()\n```\n')).toThrow('what is to be done with a block of "ts "?')
})
