import { expect, test } from 'vitest'
import { setup } from '../adapters/testing.ts'
import { personas } from '../histories/personas.ts'
import { presetNames } from './apply-preset.ts'
import { specScenarios } from './spec-scenarios.ts'

const PRESETS = `default flags-all-on flags-all-off reg-mobile-only reg-username-only reg-both reg-verify affiliate-check one-language
status-maintenance status-region status-both status-ip template-new template-base channels-0 channels-1 channels-2 downloads-on downloads-off
referral-on referral-off empty-content vendors-single vendors-many vendors-no-sports vendors-fb lottery-clock slow offline readings-A readings-B`

/** Who is no persona of the world. */
const VISITORS = ['guest', 'guest-ac', 'trial', 'nobody']

test('every preset of the specification exists', async () => {
  const { json: names } = await setup().control('GET', '/presets')

  expect(PRESETS.split(/\s+/).filter((name) => !names.includes(name))).toEqual([])
})

test('the 43 scenarios of the specification use existing personas and presets', () => {
  const knownPersonas = [...VISITORS, ...personas.map(({ account }) => account)]

  expect(specScenarios.map(({ name }) => name)).toEqual(
    Array.from({ length: 43 }, (_, index) => `SC${String(index + 1).padStart(2, '0')}`),
  )
  expect(
    specScenarios.flatMap((scenario) => scenario.personas.filter((name) => !knownPersonas.includes(name))),
  ).toEqual([])
  const named = specScenarios.flatMap(({ profiles }) => profiles)
  expect(named.filter((name) => !/^(fail|blank):/.test(name) && !presetNames.includes(name))).toEqual([])
})

test.for(specScenarios)(
  'the scenario $name, $about, starts by its name, and each of its presets can follow',
  async (scenario) => {
    const { call, control } = setup()
    const headers = { 'x-mock-world': 'told' }
    const callWorld = (method: string, path: string, body?: object) =>
      call(method, `/__admin${path}`, { headers, body })
    expect((await control('POST', '/worlds', { name: 'told', scenario: scenario.name })).json.scenario).toBe(
      scenario.name,
    )

    await control('POST', '/preset', { name: scenario.profiles[0]! })
    for (const path of ['/settings', '/faults', '/clock'])
      expect((await callWorld('GET', path)).json).toEqual((await control('GET', path)).json)
    for (const name of scenario.profiles) expect((await callWorld('POST', '/preset', { name })).status).toBe(200)
    expect((await callWorld('POST', '/reset')).json.scenario).toBe(scenario.name)
  },
)
