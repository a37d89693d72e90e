import * as v from 'valibot'
import { readProviderStates, type Schema } from '../knowledge.ts'
import type { WorldClient } from '../mcp-context.ts'
import { actions, assertGiven, defineTool, optionalText, worldField } from '../tool.ts'
import { ToolFailure } from '../tool-failure.ts'

type Scenario = { name: string; about: string; personas?: string[] }

/** Returns the provider states whose name or meaning has all words. */
async function listStates(search = '') {
  const words = search.toLowerCase().split(/\s+/)
  const found = Object.entries(await readProviderStates()).filter(([name, { means }]) =>
    words.every((word) => `${name} ${means}`.toLowerCase().includes(word)),
  )
  return found.map(([name, { means, parameters }]) => ({ name, means, params: describeParameters(parameters) }))
}

const describeParameters = ({ properties = {}, required = [] }: Schema) =>
  Object.entries(properties)
    .map(([name, { type }]) => `${name}${required.includes(name) ? '' : '?'}: ${String(type ?? 'any')}`)
    .join(', ')

async function applyState({ name, control }: WorldClient, state: string, params: object) {
  const known = await control<string[]>('GET /provider-states')
  if (!known.includes(state)) {
    const word = state.split(' ').findLast((one) => known.some((other) => other.includes(one))) ?? ''
    throw new ToolFailure(
      `state: "${state}" is not one of the ${known.length} provider states`,
      `scenario {"action":"states","search":"${word}"}`,
    )
  }
  await control('POST /provider-states', { state, params })
  return { world: name, applied: state, params }
}

export const scenario = defineTool({
  name: 'scenario',
  title: 'States of a world',
  description:
    'load resets a world to a scenario (all changes are lost). apply makes a provider state true, such as "a member has money" {"account":"demo02","balance":500000}; states lists them. preset changes settings of the site: maintenance, features, offline.',
  schema: v.strictObject({
    action: actions(['list', 'load', 'states', 'apply', 'presets', 'preset']),
    world: worldField,
    name: optionalText('of the scenario or preset'),
    state: optionalText('of apply: the name of a provider state'),
    params: v.optional(v.pipe(v.record(v.string(), v.unknown()), v.description('of apply'))),
    search: optionalText('of states: words that its name or meaning has'),
  }),
  async run(input, context) {
    const world = await context.openWorld(input.world)
    const { control, name: worldName } = world
    if (input.action === 'list') return { value: await control<Scenario[]>('GET /scenarios') }
    if (input.action === 'states') {
      const value = await listStates(input.search)
      if (value.length > 0) return { value, next: `scenario {"action":"apply","world":"${worldName}","state":"..."}` }
      throw new ToolFailure(`search: no provider state has the words "${input.search}"`, 'scenario {"action":"states"}')
    }
    if (input.action === 'presets') return { value: await control<string[]>('GET /presets') }
    if (input.action === 'apply') {
      assertGiven('scenario', input, 'state')
      return { value: await applyState(world, input.state, input.params ?? {}) }
    }
    assertGiven('scenario', input, 'name')
    if (input.action === 'preset') return { value: await control('POST /preset', { name: input.name }) }
    const value = await control('POST /reset', { scenario: input.name })
    world.forgetSessions()
    return { value, next: `act_as {"world":"${worldName}"}` }
  },
})
