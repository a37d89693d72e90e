import { createControl } from './admin/control.ts'
import { type Backend, type BackendOptions, createBackend } from './backend.ts'
import { compileAtRunTime } from './doors/validators/ajv.ts'
import { sleepingWorlds } from './kernel/sleeping-worlds.ts'

export { MAX_WORLDS } from './backend.ts'
export { fromBuild } from './doors/validators/built.ts'
export { sleepingWorlds } from './kernel/sleeping-worlds.ts'
export { STILL_TIME } from './kernel/still-time.ts'
export type { Site } from './house.ts'
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
  createBackend({ compile: compileAtRunTime, control: createControl, keeper: sleepingWorlds(), ...options })
