import { createMockServer } from '@longan/mock-server'
import { expect, test } from 'vitest'
import { readPact } from '../pact-file.ts'
import { allScenarios } from '../scenarios/all-scenarios.ts'
import { isCatalogueStale, staleStatesPage } from './state-catalogue.ts'
import { states } from './states.ts'

function setup() {
  const mock = createMockServer()
  const control = async (method: string, path: string, body?: unknown) => {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const reply = await mock.fetch(new Request(`http://mock/__admin${path}`, { method, ...(text && { body: text }) }))
    return { status: reply.status, body: (await reply.json()) as unknown }
  }
  return { control }
}

test('the mock implements exactly the states of the catalogue', async () => {
  const { body } = await setup().control('GET', '/provider-states')
  expect((body as string[]).toSorted()).toEqual(Object.keys(states).toSorted())
})

test('every state of the catalogue is used by an interaction or a scenario', async () => {
  const used = readPact().interactions.flatMap(({ providerStates = [] }) => providerStates)
  const later = allScenarios.flatMap((scenario) => scenario.later ?? [])
  const names = new Set([...used.map(({ name }) => name), ...later])
  expect([...names].toSorted()).toEqual(Object.keys(states).toSorted())
})

test('the README has the table of all states', () => {
  expect(staleStatesPage()).toBeUndefined()
})

test('provider-states.json has every state, with the schema of its parameters', () => {
  expect(isCatalogueStale()).toBe(false)
})

test('invalid parameters of a state are refused by name', async () => {
  const reply = await setup().control('POST', '/provider-states', {
    state: 'a member has money',
    params: { account: 'demo02' },
  })
  expect(reply).toMatchObject({
    status: 400,
    body: { errorCode: 'request_param_err', value: { field: 'params.balance' } },
  })
})

test('an unknown state is refused', async () => {
  const reply = await setup().control('POST', '/provider-states', { state: 'the moon is full' })
  expect(reply).toMatchObject({ status: 400, body: { value: { field: 'state' } } })
})

test('the changes of an interaction are reverted before the next one', async () => {
  const { control } = setup()
  await control('POST', '/provider-states', { state: 'the site is under maintenance' })
  await control('POST', '/provider-states', { state: 'the site is under maintenance', action: 'teardown' })
  expect(await control('GET', '/settings')).toMatchObject({ body: { status: { maintenance: false } } })
})
