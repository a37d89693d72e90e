import { createControl } from './admin/control.ts'
import { type Backend, type BackendOptions, createBackend } from './backend.ts'
import { compileAtRunTime } from './adapters/validators/ajv.ts'
import { createWorldCache } from './kernel/world-cache.ts'

export { MAX_WORLDS } from './backend.ts'
export { fromBuild } from './adapters/validators/built.ts'
export { createWorldCache as sleepingWorlds } from './kernel/world-cache.ts'
export { FROZEN_TIME as STILL_TIME } from './kernel/frozen-time.ts'
export type { Site } from './gateway.ts'
export type { Call, Reply } from './kernel/http.ts'

/** Without `compile` Ajv makes validators when they are needed, which takes the right to generate code. */
export type MockServerOptions = Partial<Omit<BackendOptions, 'control'>>
export type MockServer = Backend

/**
 * A whole gateway in memory. `fetch` is all of it; the doors (page, HTTP, msw) put it where it is needed.
 * @example
 * const mock = createMockServer()
 * const gateway = createGateway({ fetch: mock.fetch, baseUrl: 'http://mock.local', merchant: 'DEMO' })
 */
export const createMockServer = (options: MockServerOptions = {}): MockServer =>
  createBackend({ compile: compileAtRunTime, control: createControl, keeper: createWorldCache(), ...options })
