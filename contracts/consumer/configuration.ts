import { expect } from 'vitest'
import values from './configuration.json' with { type: 'json' }
import type { Operation } from './pact.ts'
import type { ProviderState } from '../states/states.ts'

type Configured = keyof typeof values

/** The state in which the site has the limits, rates, switches, rewards and rows of configuration.json for this operation. */
export const configured = (operation: string): ProviderState => [
  'the site is configured',
  { operation, values: values[operation as Configured] },
]

/** What the operator decides is compared exactly, in every row: the state has the same values. */
export const answersAsConfigured = ({ id, request, answers }: Operation) =>
  answers({
    about: 'as configured',
    given: [...(request.given ?? []), configured(id)],
    reply: values[id as Configured],
    returns: expect.anything(),
  })
