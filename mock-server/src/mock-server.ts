import { createControl } from './admin/control.ts'
import { type Backend, type BackendOptions, createBackend } from './backend.ts'
import { compileAtRunTime } from './validators/at-run-time.ts'
import { createWorldCache } from './kernel/storage/world-cache.ts'

export { MAX_WORLDS } from './backend.ts'
export { fromBuild } from './validators/built.ts'
export { createWorldCache } from './kernel/storage/world-cache.ts'
export { FROZEN_TIME } from './kernel/world/clock.ts'
export { findOperation, operationById } from './kernel/http/operations.ts'
export type { Site } from './gateway.ts'
export type { Call, Reply } from './kernel/http/http.ts'

/** Options of `createMockServer`. Without `compile`, Ajv compiles validators on first use, which requires permission to generate code. */
export type MockServerOptions = Partial<Omit<BackendOptions, 'control'>>
export type MockServer = Backend

/**
 * Creates an in-memory gateway. `fetch` has the type of the global one; adapters connect it to a page, to HTTP or to msw.
 * @example
 * const mock = createMockServer()
 * const gateway = createGateway({ fetch: mock.fetch, baseUrl: 'http://mock.local', merchant: 'DEMO' })
 */
export const createMockServer = (options: MockServerOptions = {}): MockServer =>
  createBackend({ compile: compileAtRunTime, control: createControl, persistence: createWorldCache(), ...options })
