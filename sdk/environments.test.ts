import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The globals of an environment, and code that uses the packages there. */
type Environment = { lib: string[]; types: string[]; globals?: string; sample?: string; misuse?: string }

/** Checks the types of both packages with the types of one environment, and returns what the compiler says. */
function compileFor({ lib, types, globals = '', sample = '', misuse = '' }: Environment): string {
  const folder = mkdtempSync(join(tmpdir(), 'longan-environment-'))
  const config = join(folder, 'tsconfig.json')
  const compilerOptions = { lib, types, noEmit: true, typeRoots: [`${root}node_modules/@types`] }
  writeFileSync(join(folder, 'globals.d.ts'), globals)
  writeFileSync(join(folder, 'sample.ts'), sample.replaceAll('SDK', `${root}sdk/src`))
  writeFileSync(join(folder, 'misuse.ts'), misuse)
  const sources = ['sdk/src/**/*.ts', 'sdk/react-query/src/**/*.ts'].map((files) => root + files)
  const include = [...sources, ...['globals.d.ts', 'sample.ts', 'misuse.ts'].map((file) => join(folder, file))]
  const exclude = ['sdk/**/*.test.ts', 'sdk/src/testing.ts'].map((files) => root + files)
  writeFileSync(config, JSON.stringify({ extends: `${root}tsconfig.json`, compilerOptions, include, exclude }))
  try {
    const compiler = join(root, 'node_modules/typescript/bin/tsc')
    return spawnSync(process.execPath, [compiler, '-p', config, '--checkers', '1'], { encoding: 'utf8' }).stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test.for([
  ['Node', { lib: ['es2023'], types: ['node'] }],
  ['a worker', { lib: ['es2023', 'webworker'], types: [] }],
] as const)('the packages compile without types of the DOM, for %s', ([, { lib, types }]) => {
  expect(compileFor({ lib: [...lib], types: [...types] })).toBe('')
})

test('types of the DOM would be missed', () => {
  expect(compileFor({ lib: ['es2023'], types: [] })).toContain(`Cannot find name 'Response'`)
})

const globals = readFileSync(`${root}sdk/react-native.d.ts.txt`, 'utf8')
const SAMPLE = `
import { createGateway } from 'SDK/index.ts'
const gateway = createGateway({ baseUrl: 'https://gateway.example', merchant: 'DEMO', fetch: (request) => fetch(request) })
export const balance = async (): Promise<number> => (await gateway.wallet.get({ timeout: 5000 })).sumBalance
export const slip = (image: Blob) => gateway.deposits.uploadSlip({ depositId: 'D1', fileName: 'slip.jpg', image })
`

const MISUSE = `export const stream = new Response('').body?.getReader()
export const error = new DOMException('')`

/** One compilation for both tests, which takes two seconds: the misuse is in a file of its own. */
const errorsInReactNative = (() => {
  const known: string[] = []
  return () => (known[0] ??= compileFor({ lib: ['es2023'], types: [], globals, sample: SAMPLE, misuse: MISUSE }))
})()

test('the packages compile for React Native, with its fetch and forms', () => {
  expect(errorsInReactNative().match(/^(?!.*misuse\.ts\()\S.*$/gm)).toBeNull()
})

test('a use that React Native does not have would be missed', () => {
  expect(errorsInReactNative()).toMatch(/misuse\.ts\(1,.*Property 'getReader' does not exist/)
  expect(errorsInReactNative()).toMatch(/misuse\.ts\(2,.*Cannot find name 'DOMException'/)
})
