import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { buildValidators, generateValidators } from './build-validators.ts'
import { setup as setupMock } from './src/adapters/testing.ts'
import { compileAtRunTime } from './src/validators/at-run-time.ts'
import { type BuiltValidators, fromBuild } from './src/validators/built.ts'
import { openApiDocument } from './src/kernel/validation/openapi-document.ts'
import { reasonOf } from './src/kernel/validation/reasons.ts'
import { plansOf, type Validator } from './src/kernel/validation/validator-plan.ts'

const building = buildValidators().then((file) => import(file) as Promise<BuiltValidators>)
const setup = () => building

const VALUES = [
  {},
  { success: true },
  ...[{}, [], [{}], 1].map((value) => ({ success: true, value })),
  [],
  [{}],
  'text',
  '',
  0,
  true,
  null,
]
const TEXTS = { page: 'x', pageNo: '2', gameId: '301', size: '-1', nodeId: '', types: 'B', language: 'EN', lang: 'FR' }

function resultOf(validate: Validator | undefined, input: unknown) {
  const value = structuredClone(input)
  const isFit = validate!(value)
  if (isFit) return { value }
  const { instancePath, keyword, params, message } = validate!.errors![0]!
  return { value, instancePath, params, reason: reasonOf({ instancePath, keyword, params, message }) }
}

/** The validators of the command line's bundle. */
async function ofBundle() {
  const code = await generateValidators({ kinds: ['call', 'answer'], isOptimized: false })
  return (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)) as BuiltValidators
}

test.for([
  ['of the page, for calls', setup, ['call']],
  ['of the command line, for calls and responses', ofBundle, ['call', 'answer']],
] as const)('built validators %s give the same results as those compiled at run time', async ([, build, kinds]) => {
  const compile = fromBuild(await build())
  const plans = openApiDocument.operations.flatMap(plansOf).filter(({ kind }) => kinds.some((one) => one === kind))

  for (const plan of plans) {
    const [one, other] = [compile(plan), compileAtRunTime(plan)]
    for (const value of [...VALUES, TEXTS])
      expect([plan.name, resultOf(one, value)]).toEqual([plan.name, resultOf(other, value)])
  }
  expect(plans.length).toBeGreaterThan(300)
})

test('with built validators the mock does not validate its own responses', async () => {
  const compile = fromBuild(await setup())
  const answers = openApiDocument.operations.flatMap(plansOf).filter(({ kind }) => kind === 'answer')

  expect(answers.length).toBeGreaterThan(60)
  expect(answers.map(compile).filter(Boolean)).toEqual([])
})

test('a mock server with built validators answers like one without', async () => {
  const mocks = [setupMock({ compile: fromBuild(await setup()) }), setupMock()]

  for (const { method, path } of openApiDocument.operations) {
    const ask = async ({ call, signIn }: (typeof mocks)[number]) => {
      const token = await signIn()
      const { status, text } = await call(method, `${path.replace(/\{\w+\}/g, '301')}?page=x&size=5`, {
        token,
        body: method === 'GET' ? undefined : {},
      })
      return [method, path, status, text]
    }
    expect(await ask(mocks[0]!)).toEqual(await ask(mocks[1]!))
  }
}, 60_000)

test('validators of another OpenAPI document are refused, and so is an unknown name', async () => {
  const { validators } = await setup()

  expect(() => fromBuild({ fingerprint: 'another', validators })).toThrow('Run mock-server/build-validators.ts')
  const compile = fromBuild({ ...(await setup()), validators: {} })
  expect(() => compile({ name: 'body nothing', kind: 'call', coerceTypes: false, schema: () => ({}) })).toThrow(
    'body nothing',
  )
})

const program = (options: string) => `
  const { createMockServer } = await import('${new URL('src/mock-server.ts', import.meta.url).href}')
  const { fromBuild } = await import('${new URL('src/validators/built.ts', import.meta.url).href}')
  const built = await import('${new URL('dist/validators.js', import.meta.url).href}')
  const mock = createMockServer(${options})
  const response = await mock.fetch(new Request('http://mock.local/wps/system/status', { headers: { merchant: 'DEMO' } }))
  console.log(response.status)
`
async function statusWithoutCode(options: string) {
  const args = ['--disallow-code-generation-from-strings', '--input-type=module', '--eval', program(options)]
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
  })
  return Number(stdout)
}

test('with built validators the mock starts and answers where no code may be generated', async () => {
  await setup()

  expect(await statusWithoutCode('{ compile: fromBuild(built) }')).toBe(200)
  expect(await statusWithoutCode('{}')).toBe(500)
})
