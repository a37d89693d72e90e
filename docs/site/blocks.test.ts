import { expect, test } from 'vitest'
import { stepsOf, unexplained, aReader } from './follow.ts'
import { pages, textOf } from './pages.ts'

const INTEGRATIONS = /^integrations\//
const tried = pages().filter((page) => !INTEGRATIONS.test(page))

test.for(tried.filter((page) => stepsOf(textOf(page)).length > 0))('%s does what it says', async (page) => {
  using reader = aReader(page)

  for (const step of stepsOf(textOf(page))) {
    const output = await reader.follow(step)
    for (const line of step.says) expect(output).toContain(line)
  }
})

test('a block that is not run has a reason', () => {
  expect(tried.flatMap((page) => unexplained(page, textOf(page)))).toEqual([])
})

test('a block is not left out for a short reason, or in a language that is not run', () => {
  expect(unexplained('a.md', '```ts not-run="later"\n1\n```\n')).toHaveLength(1)
  expect(unexplained('a.md', '```python\n1\n```\n')).toHaveLength(1)
  expect(unexplained('a.md', '```ts\n1\n```\n\n```text says\n1\n```\n')).toEqual([])
})
