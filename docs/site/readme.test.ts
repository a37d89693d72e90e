import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { stepsOf } from './blocks.ts'
import { aReader } from './follow.ts'
import { deadLinks } from './links.ts'
import { textOf } from './pages.ts'

const read = (file: string) => readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8')
const scripts = () => stepsOf(read('README.md')).filter(({ block }) => block.language === 'ts')

test('the scripts of the README print what it says', async () => {
  using reader = aReader('README.md')
  const withOutput = scripts().filter(({ says }) => says.length > 0)
  expect(withOutput).toHaveLength(2)

  for (const step of withOutput) {
    const output = await reader.follow(step)
    for (const line of step.says) expect(output).toContain(line)
  }
})

test('the Playwright test of the README is part of a page that is run', () => {
  const playwright = scripts().filter(({ says }) => says.length === 0)
  expect(playwright).toHaveLength(1)

  const [imports, body] = playwright[0]!.block.text.split('\n\n', 2)
  const page = textOf('integrations/playwright.md')
  expect(page).toContain(imports)
  expect(page).toContain(body)
})

test.for([
  { file: 'README.md', maxLines: 120, maxWords: 900 },
  { file: 'CONTRIBUTING.md', maxLines: 150, maxWords: Infinity },
  { file: 'AGENTS.md', maxLines: 60, maxWords: Infinity },
  { file: 'contracts/README.md', maxLines: 150, maxWords: Infinity },
  { file: 'contracts/PROVIDER_STATES.md', maxLines: 150, maxWords: Infinity },
])('$file is short, and its links lead to files', ({ file, maxLines, maxWords }) => {
  const text = read(file)
  const words = text
    .replace(/^```[^]*?^```$/gm, '')
    .split(/\s+/)
    .filter((word) => /\w/.test(word))

  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(maxLines)
  expect(words.length).toBeLessThanOrEqual(maxWords)
  expect(deadLinks(`../${file}`, text)).toEqual([])
})
