import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../pack/root.ts'
import { codeOfOtherPages, readSteps, stepsOf } from './page.ts'
import { consumers } from './consumers.ts'

const pages = readdirSync(`${ROOT}docs/integrations`).map((file) => basename(file, '.md'))

test('each integration page has a consumer test', () => {
  expect([...pages, 'pages'].toSorted()).toEqual(Object.keys(consumers).toSorted())
})

test.for([
  ['sdk', 'node'],
  ['mock-server', 'node'],
  ['contracts', 'verify'],
])('the page of %s states the Node versions that its package supports and that it is tested on', ([name, consumer]) => {
  const page = readFileSync(`${ROOT}docs/packages/${name}.md`, 'utf8')
  const stated = [.../on Node ((?:\d+, )*\d+ and \d+)/.exec(page)![1]!.matchAll(/\d+/g)].map(Number)
  const { engines } = JSON.parse(readFileSync(`${ROOT}${name}/package.json`, 'utf8')) as { engines: { node: string } }
  const tested = Object.keys(consumers[consumer!]!.cases).filter((one) => /^Node (?!18)/.test(one))

  expect(tested).toEqual(stated.map((major) => `Node ${major}`))
  expect(Number(/^>=(\d+)/.exec(engines.node)![1])).toBe(Math.min(...stated))
})

test('the scripts of the README and of all guides are checked', () => {
  const names = codeOfOtherPages().map((step) => (step.kind === 'file' ? step.name : ''))

  expect(names).toEqual(expect.arrayContaining(['README-md-0.ts', 'docs-tour-md-0.ts', 'docs-packages-sdk-md-0.ts']))
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
