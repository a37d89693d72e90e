import { expect, test } from 'vitest'
import { combineStates, withCombinedStates } from './combined-states.ts'
import type { Interaction } from '../pact-file.ts'

type States = NonNullable<Interaction['providerStates']>

const interactionWith = (providerStates: States) => ({ description: 'getWallet', providerStates }) as Interaction

function setup(states: States) {
  const [combined] = combineStates(interactionWith(states)).providerStates!
  const changes: unknown[] = []
  const handlerOf = (state: string) => {
    const change = (action: string) => (params?: unknown) => {
      changes.push([action, state, params])
      return Promise.resolve({ token: `of ${state}`, [state]: 1 })
    }
    return { setup: change('setup'), teardown: change('teardown') }
  }
  const handlers = withCombinedStates({ open: handlerOf('open'), rich: handlerOf('rich') })
  return { combined: combined!, handler: handlers[combined!.name]!, handlers, changes }
}

const both = [{ name: 'open' }, { name: 'rich', params: { balance: 5 } }]

test('the states of an interaction are set up in their order, and a later value replaces an earlier one', async () => {
  const { combined, handler, changes } = setup(both)

  const values = await handler.setup(combined.params)

  expect(changes).toEqual([
    ['setup', 'open', undefined],
    ['setup', 'rich', { balance: 5 }],
  ])
  expect(values).toEqual({ token: 'of rich', open: 1, rich: 1 })
})

test('each state of an interaction is torn down with its parameters', async () => {
  const { combined, handler, changes } = setup(both)

  await handler.teardown(combined.params)

  expect(changes).toEqual([
    ['teardown', 'open', undefined],
    ['teardown', 'rich', { balance: 5 }],
  ])
})

test('a state that is unknown here changes nothing', async () => {
  const { combined, handler, changes } = setup([{ name: 'of a later version' }, { name: 'open' }])

  await handler.setup(combined.params)

  expect(changes).toEqual([['setup', 'open', undefined]])
})

test('one state stays as it is', () => {
  const { combined, handlers } = setup([{ name: 'open' }])

  expect(combined).toEqual({ name: 'open' })
  expect(Object.keys(handlers)).toContain('open')
})
