import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { deadLinks } from './links.ts'
import { textOf } from './pages.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFileSync(root + file, 'utf8')
const playwrightTest = () => /^```ts e2e\/balance\.spec\.ts\n([^]*?)^```$/m.exec(read('README.md'))![1]!
const run = promisify(execFile)

/** Saves the block of that name as a reader would, below this repository, where the packages are found. */
function save(name: string): { folder: string; file: string } {
  const folder = `${root}.cache/docs-blocks/readme-${name}`
  const [, text] = new RegExp(`^\`\`\`js ${name}\n([^]*?)^\`\`\`$`, 'm').exec(read('README.md'))!
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/${name}`, text!)
  // Without one, Vitest would use the configuration of this repository.
  writeFileSync(`${folder}/vitest.config.mjs`, 'export default {}\n')
  return { folder, file: `${folder}/${name}` }
}

test('the script of the README prints what it says', async () => {
  const [, output] = /`node try\.mjs` prints `([^`]+)`/.exec(read('README.md'))!

  const { stdout } = await run(process.execPath, [save('try.mjs').file])

  expect(stdout).toBe(`${output}\n`)
})

test('the msw test of the README passes', async () => {
  const { folder } = save('status.test.mjs')
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')))

  const { stdout } = await run(process.execPath, [`${root}node_modules/vitest/vitest.mjs`, 'run'], {
    cwd: folder,
    env: { ...env, NO_COLOR: '1' },
  })

  expect(stdout).toContain('1 passed')
})

const { version } = JSON.parse(read('package.json')) as { version: string }
const versionOf = (name: string) =>
  (JSON.parse(read(`node_modules/${name}/package.json`)) as { version: string }).version

test('the install commands of the README are complete, with the versions of this repository', () => {
  const tarballs = ['sdk', 'mock-server'].map((name) => `../longan/dist/packages/longan-${name}-${version}.tgz`)

  expect(read('README.md')).toContain(`npm install ${tarballs.join(' ')}\n`)
  expect(read('README.md')).toContain(`\`npm install msw@${versionOf('msw')} vitest@${versionOf('vitest')}\``)
  expect(read('README.md')).toContain('`npm install @playwright/test@1.61.1 @types/node@24`')
})

test.for(['README.md', 'docs/integrations/msw.md'])(
  '%s states the Node version of msw directly above its code',
  (page) => {
    const needed = (JSON.parse(read('node_modules/msw/package.json')) as { engines: { node: string } }).engines.node
    const [, minor] = /^>=(\d+\.\d+)/.exec(needed)!
    const before = read(page).split(/^```(?:js|ts) (?:status\.test\.mjs|balance\.ts)$/m)[0]!

    expect(before.trimEnd().split('\n\n').slice(-3).join('\n')).toContain(`Node ${minor}`)
  },
)

test('the Playwright test of the README is part of a page that is run', () => {
  const [imports, body] = playwrightTest().split('\n\n', 2)
  const page = textOf('integrations/playwright.md')
  expect(page).toContain(imports)
  expect(page).toContain(body)
})

test('the page of scripts names each script that a reader runs', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const names = Object.keys(scripts).filter((name) => !/^(?:pre|check:|tool$)/.test(name) || name === 'preview')

  const page = read('docs/contributing/scripts.md')

  expect(names.filter((name) => !new RegExp(`^\\| \`npm (?:run )?${name}\``, 'm').test(page))).toEqual([])
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
