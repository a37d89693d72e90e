import { expect, test } from 'vitest'
import { exampleRequests } from '../../adapters/example-requests.ts'
import { setup } from '../../adapters/testing.ts'
import { description } from '../../kernel/openapi-document.ts'
import { admit } from './admission.ts'
import { flagsOf, moduleIds } from './modules.ts'

const { ofModules = [], others = [] } = Object.groupBy(exampleRequests(), ({ operation: { module, domain } }) =>
  module && domain !== 'system' ? 'ofModules' : 'others',
)

test('every module that the description names is in the tree of the site', () => {
  const named = description.operations.flatMap(({ module, modules = module ? [module] : [], alsoModule }) => [
    ...modules,
    ...(alsoModule ? [alsoModule] : []),
  ])

  expect(named.filter((module) => !moduleIds.includes(module))).toEqual([])
  expect(new Set(named).size).toBeGreaterThan(20)
})

test('a call whose module is off is refused before anything else is looked at, and names it', async () => {
  const { call, control } = setup()
  await control('POST', '/profile', { name: 'flags-all-off' })
  const answers = ofModules.map(async ({ operation: { id, method, module }, path }) => {
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
  expect(await Promise.all(answers)).toEqual(refused)
})

test('with every module on no call is refused for its module', async () => {
  const { call, control } = setup()
  await control('POST', '/profile', { name: 'flags-all-on' })

  for (const { operation, path } of ofModules) {
    const { json } = await call(operation.method, path)
    expect([operation.id, json?.value?.field]).not.toEqual([operation.id, 'ModuleId'])
  }
})

test('what belongs to no module, and what the site is, is answered whatever is off', async () => {
  const { call, control } = setup()
  await control('POST', '/profile', { name: 'flags-all-off' })

  for (const { operation, path } of others) {
    const { json } = await call(operation.method, path)
    expect([operation.id, json?.value?.field]).not.toEqual([operation.id, 'ModuleId'])
  }
  expect((await call('GET', '/wps/system/whitelabel')).status).toBe(200)
})

test('switching one module off closes its calls and no others', async () => {
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

test('of several modules one that is on is enough', async () => {
  const { world } = await setup().mock.worlds.open('default')
  const operation = { domain: 'session', module: 'REGMOBVERF3', modules: ['REGMOBVERF3', 'MOBILENUMREG3'] } as const
  const come = (flags: object) => {
    Object.assign(world.settings.flags, flagsOf(false), flags)
    admit(world, { ...operation, modules: [...operation.modules] }, { ...noCall, path: '/lgw' })
  }

  for (const one of operation.modules) come({ [one]: true })
  expect(() => come({})).toThrow('the modules REGMOBVERF3, MOBILENUMREG3 are off')
})

test('a module that must be on besides closes the call as well', async () => {
  const { world } = await setup().mock.worlds.open('default')
  const operation = { domain: 'verification', module: 'PWRESETSMS3', alsoModule: 'VERIFICATION3' } as const
  const come = (flags: object) => {
    Object.assign(world.settings.flags, flagsOf(true), flags)
    admit(world, operation, { ...noCall, path: '/lgw' })
  }

  come({})
  expect(() => come({ VERIFICATION3: false })).toThrow('the module VERIFICATION3 is off')
  expect(() => come({ PWRESETSMS3: false })).toThrow('the module PWRESETSMS3 is off')
})

const noCall = { method: 'GET', query: new URLSearchParams(), header: () => undefined, body: '' }
