import { createMockServer } from '@longan/mock-server/kernel'
import document from './openapi.json' with { type: 'json' }
import { notes } from './notes.domain.ts'

/** Creates the gateway. Each test creates its own; `mock.ts` serves one over HTTP with a running clock. */
export const createNotesMock = (now?: () => number) =>
  createMockServer({
    document,
    domains: [notes],
    scenarios: {
      default: ({ notes: own }) => own.create('Try the mock'),
      empty: () => undefined,
    },
    formatFailure: ({ status, code, message }) => ({ title: message, status, code }),
    failureContentType: 'application/problem+json',
    ...(now && { now }),
  })
