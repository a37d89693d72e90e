import { createMockServer } from '@longan/mock-server/kernel'
import description from './description.json' with { type: 'json' }
import { notes } from './notes.domain.ts'

/** The whole gateway. A test makes one for itself; `mock.ts` puts one behind HTTP, where time passes. */
export const createHouse = (now?: () => number) =>
  createMockServer({
    description,
    domains: [notes],
    scenarios: {
      default: ({ notes: own }) => own.create('Try the mock'),
      empty: () => undefined,
    },
    sayRefusal: ({ status, code, message }) => ({ title: message, status, code }),
    refusalType: 'application/problem+json',
    ...(now && { now }),
  })
