import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { longan, ownFolder, running } from './testing.ts'

const template = fileURLToPath(new URL('../../../template', import.meta.url))

type Manifest = Record<'scripts' | 'dependencies' | 'devDependencies', Record<string, string>> & { version: string }
const readManifest = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest

test('a custom gateway is written into a new folder, and the next steps are printed', async () => {
  await using own = await ownFolder()

  const { code, out } = await longan('init', own.file('gateway'))

  expect(code).toBe(0)
  expect(readdirSync(own.file('gateway')).toSorted()).toEqual(
    [...readdirSync(template), '.gitignore', 'package.json'].toSorted(),
  )
  expect(readdirSync(template)).toEqual(expect.arrayContaining(['README.md', 'tsconfig.json']))
  expect(readFileSync(own.file('gateway/.gitignore'), 'utf8')).toBe('node_modules\n')
  expect(out).toContain('npm install\n')
})

test('the step into a folder with spaces can be copied', async () => {
  await using own = await ownFolder()
  const folder = own.file('cổng của tôi')

  expect((await longan('init', folder)).out).toContain(`\n  cd "${folder}"\n`)
})

test('a custom gateway has the dependencies that its tests need, in the versions of this repository', async () => {
  await using own = await ownFolder()
  await longan('init', own.file('gateway'))

  const { scripts, devDependencies } = readManifest(own.file('gateway/package.json'))
  const { version, devDependencies: tools } = readManifest(`${template}/../../package.json`)
  const { dependencies } = readManifest(`${template}/../package.json`)
  expect(scripts).toEqual({ start: 'node mock.ts', test: 'tsc && vitest run' })
  expect(devDependencies).toEqual({
    '@longan/mock-server': version,
    '@types/node': tools['@types/node'],
    typescript: tools['typescript'],
    valibot: dependencies['valibot'],
    vitest: tools['vitest'],
  })
})

test('a new repository without files counts as an empty folder', async () => {
  await using own = await ownFolder()
  mkdirSync(own.file('gateway/.git'), { recursive: true })

  expect((await longan('init', own.file('gateway'))).code).toBe(0)
})

test('existing files are not overwritten', async () => {
  await using own = await ownFolder()
  mkdirSync(own.file('gateway'))
  writeFileSync(own.file('gateway/notes.ts'), 'mine')

  const { code, err } = await longan('init', own.file('gateway'))

  expect([code, err]).toEqual([2, expect.stringMatching(/is not empty \(notes\.ts is in it\)/)])
  expect(readFileSync(own.file('gateway/notes.ts'), 'utf8')).toBe('mine')
  expect(existsSync(own.file('gateway/package.json'))).toBe(false)
})

test('a custom gateway prints a sentence if its port is invalid or in use', async () => {
  await using mock = await running()
  const { port } = new URL(mock.url)
  const startOn = (text: string) => {
    const env = { ...process.env, PORT: text }
    return spawnSync(process.execPath, [`${template}/mock.ts`], { env, encoding: 'utf8', timeout: 20_000 })
  }

  expect(startOn('abc')).toMatchObject({
    status: 2,
    stderr: 'PORT must be a number from 0 to 65535, not "abc"\n',
  })
  expect(startOn(port)).toMatchObject({ status: 2, stderr: `Port ${port} is in use: name another in PORT\n` })
})

test.for([
  [['--force'], "Unknown option '--force'"],
  [['one', 'two'], 'Unexpected argument "two"'],
  [[fileURLToPath(import.meta.url)], 'is a file: name a folder'],
  [['/dev/null/gateway'], 'cannot be written'],
  [['/proc/gateway/mine'], 'The folder /proc/gateway/mine cannot be written (ENOENT)'],
] as const)('init with %j prints the reason and exits with 2', async ([words, sentence]) => {
  const { code, err } = await longan('init', ...words)

  expect([code, err]).toEqual([2, expect.stringContaining(sentence)])
})
