import { expect, test } from 'vitest'
import { setup } from '../adapters/testing.ts'
import { personas } from './personas.ts'
import { profileNames } from './site-profile.ts'
import { stories, VISITORS } from './spec-scenarios.ts'

/** Every site profile of the specification's demo world. */
const PROFILES = `default flags-all-on flags-all-off reg-mobile-only reg-username-only reg-both reg-verify affiliate-check one-language
status-maintenance status-region status-both status-ip template-new template-base channels-0 channels-1 channels-2 downloads-on downloads-off
referral-on referral-off empty-content vendors-single vendors-many vendors-no-sports vendors-fb lottery-clock slow offline readings-A readings-B`

test('every site profile of the specification can be asked for by name', async () => {
  const { json: names } = await setup().control('GET', '/profiles')

  expect(PROFILES.split(/\s+/).filter((name) => !names.includes(name))).toEqual([])
})

test('there are the 43 stories of the specification, told of people and profiles that there are', () => {
  const known = [...VISITORS, ...personas.map(({ account }) => account)]

  expect(stories.map(({ name }) => name)).toEqual(
    Array.from({ length: 43 }, (_, index) => `SC${String(index + 1).padStart(2, '0')}`),
  )
  expect(stories.flatMap((story) => story.personas.filter((name) => !known.includes(name)))).toEqual([])
  const named = stories.flatMap(({ profiles }) => profiles)
  expect(named.filter((name) => !/^(fail|blank):/.test(name) && !profileNames.includes(name))).toEqual([])
})

test.for(stories)('the story $name, $about, begins by its name, and each of its profiles follows', async (story) => {
  const { call, control } = setup()
  const headers = { 'x-mock-world': 'told' }
  const inStory = (method: string, path: string, body?: object) => call(method, `/__admin${path}`, { headers, body })
  expect((await control('POST', '/worlds', { name: 'told', scenario: story.name })).json.scenario).toBe(story.name)

  await control('POST', '/profile', { name: story.profiles[0]! })
  for (const what of ['/settings', '/faults', '/clock'])
    expect((await inStory('GET', what)).json).toEqual((await control('GET', what)).json)
  for (const name of story.profiles) expect((await inStory('POST', '/profile', { name })).status).toBe(200)
  expect((await inStory('POST', '/reset')).json.scenario).toBe(story.name)
})
