import { expect, test } from 'vitest'
import { exampleRequests } from '../../adapters/example-requests.ts'
import { setup } from '../../adapters/testing.ts'
import { openApiDocument } from '../../kernel/validation/openapi-document.ts'
import { admit } from './admission.ts'
import { flagsOf, moduleIds } from './modules.ts'

const { ofModules = [], others = [] } = Object.groupBy(exampleRequests(), ({ operation: { module, domain } }) =>
  module && domain !== 'system' ? 'ofModules' : 'others',
)

test('every module in the OpenAPI document is in the module tree of the site', () => {
  const documented = openApiDocument.operations.flatMap(({ module, modules = module ? [module] : [], alsoModule }) => [
    ...modules,
    ...(alsoModule ? [alsoModule] : []),
  ])

  expect(documented.filter((module) => !moduleIds.includes(module))).toEqual([])
  expect(new Set(documented).size).toBeGreaterThan(20)
})

test('a call of a disabled module is refused first of all, and the error names the module', async () => {
  const { call, control } = setup()
  await control('POST', '/preset', { name: 'flags-all-off' })
  const responses = ofModules.map(async ({ operation: { id, method, module }, path }) => {
    const { status, json } = await call(method, path)
    return [id, module, status, json.errorCode, json.value.field, json.value.reason.includes(module)]
  })

  const refused = ofModules.map(({ operation: { id, module } }) => [
    id,
    module,
    403,
    'function.not.available',
    'ModuleId',
    true,
  ])
  expect(await Promise.all(responses)).toEqual(refused)
})

test('no call is refused for its module if all modules are on', async () => {
  const { call, control } = setup()
  await control('POST', '/preset', { name: 'flags-all-on' })

  for (const { operation, path } of ofModules) {
    const { json } = await call(operation.method, path)
    expect([operation.id, json?.value?.field]).not.toEqual([operation.id, 'ModuleId'])
  }
})

test('calls without a module and calls of the system domain are answered if all modules are off', async () => {
  const { call, control } = setup()
  await control('POST', '/preset', { name: 'flags-all-off' })

  for (const { operation, path } of others) {
    const { json } = await call(operation.method, path)
    expect([operation.id, json?.value?.field]).not.toEqual([operation.id, 'ModuleId'])
  }
  expect((await call('GET', '/wps/system/whitelabel')).status).toBe(200)
})

test('switching one module off refuses only its calls', async () => {
  const { call, control, signIn } = setup()
  const token = await signIn()
  await control('PATCH', '/settings', { flags: { GAMELOFAV3: false } })

  const favourites = await call('GET', '/wps/relay/MCSFE_getFavoriteGames', { token })
  const recent = await call('GET', '/wps/relay/GCS_recentGame', { token })

  expect([favourites.status, favourites.json.message, recent.status]).toEqual([
    403,
    'This feature is temporarily unavailable',
    200,
  ])
})

test('one enabled module of several is enough', async () => {
  const { world } = await setup().mock.worlds.open('default')
  const operation = { domain: 'session', module: 'REGMOBVERF3', modules: ['REGMOBVERF3', 'MOBILENUMREG3'] } as const
  const assertAdmitted = (flags: object) => {
    world.settings.flags = { ...flagsOf(false), ...flags }
    admit(world, { ...operation, modules: [...operation.modules] }, { ...noCall, path: '/lgw' })
  }

  for (const one of operation.modules) assertAdmitted({ [one]: true })
  expect(() => assertAdmitted({})).toThrow('the modules REGMOBVERF3, MOBILENUMREG3 are off')
})

test('an additional required module must be on too', async () => {
  const { world } = await setup().mock.worlds.open('default')
  const operation = { domain: 'verification', module: 'PWRESETSMS3', alsoModule: 'VERIFICATION3' } as const
  const assertAdmitted = (flags: object) => {
    world.settings.flags = { ...flagsOf(true), ...flags }
    admit(world, operation, { ...noCall, path: '/lgw' })
  }

  assertAdmitted({})
  expect(() => assertAdmitted({ VERIFICATION3: false })).toThrow('the module VERIFICATION3 is off')
  expect(() => assertAdmitted({ PWRESETSMS3: false })).toThrow('the module PWRESETSMS3 is off')
})

const noCall = { method: 'GET', query: new URLSearchParams(), header: () => undefined, body: '' }
