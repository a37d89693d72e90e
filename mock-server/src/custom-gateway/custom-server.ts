import { createControlFrom } from '../admin/control.ts'
import { createEventFeed } from '../admin/events/event-feed.ts'
import { createPanelFeed } from '../admin/panel-feed.ts'
import { compilerFor } from '../validators/ajv.ts'
import type { Caller } from '../kernel/world/caller.ts'
import type { AllServices, Domain, Merged } from '../kernel/world/domain.ts'
import { type GatewayDefinition, composeDomains } from '../kernel/http/compose-domains.ts'
import type { Reply } from '../kernel/http/http.ts'
import { indexOperations } from '../kernel/http/operations.ts'
import { parseOpenApi } from '../kernel/http/parse-openapi.ts'
import { tokenInvalid } from '../kernel/validation/refusal.ts'
import type { Site } from '../kernel/site.ts'
import { createWorldCache } from '../kernel/storage/world-cache.ts'
import { FROZEN_TIME } from '../kernel/world/clock.ts'
import { createValidation } from '../kernel/validation/validation.ts'
import type { World } from '../kernel/world/world.ts'
import { createWorlds } from '../kernel/worlds.ts'
import { serve } from '../serve.ts'
import { assertHandled } from '../kernel/assert-handled.ts'
import * as v from 'valibot'
import { clockCommands } from '../admin/clock-commands.ts'
import { command, type ControlRoute } from '../admin/control-route.ts'
import { eventCommands } from '../admin/events/event-commands.ts'
import { faultCommands } from '../admin/fault-commands.ts'
import { journalCommands } from '../admin/journal-commands.ts'
import { rewindCommands } from '../admin/recording/rewind-commands.ts'
import { stateCommandsOf } from '../admin/state-commands.ts'
import { worldCommands } from '../admin/world-commands.ts'
import { snapshotSchema } from '../kernel/world/snapshot.ts'

/** Details of a failure, for the custom format of a gateway. */
export type FailureDetails = { status: number; code: string; message: string; details: Record<string, unknown> }

export type CustomGatewayOptions<List extends readonly Domain[]> = {
  /** Bundled OpenAPI 3.1 document, parsed from JSON. */
  document: object
  /** Domains that answer the operations. The name of a domain is the first tag of its operations. Each can use the services of all. */
  domains: List
  /** Functions that fill a new world, by scenario name. The scenario `default` is empty unless defined. */
  scenarios?: Record<string, (services: AllServices<List>, world: World) => unknown>
  /** Scenario of a new world. Default: `default`. */
  scenario?: string
  /** Returns the member of a token, or throws a Refusal. Without it every token is invalid. */
  authenticate?(services: AllServices<List>, token: string): Caller | Promise<Caller>
  /** Returns the body of a failure. Default: `{ success, errorCode, message, value }`, as in the gaming gateway. */
  formatFailure?(failure: FailureDetails): object
  /** Content type of failures. Default: `application/json`. */
  failureContentType?: string
  /** Host clock, ms. Without it the time is frozen at `time`, which tests need. */
  now?: () => number
  time?: number
  /** Seed of all random values. */
  seed?: number
  /** Answers 500 when a response does not match the OpenAPI document, instead of adding the `x-mock-violations` header. */
  isStrict?: boolean
  maxWorlds?: number
  log?(message: string): void
}

/**
 * Creates a mock of a custom gateway from its OpenAPI document and its domains. `fetch` answers a `Request`; `listen` of
 * `@longan/mock-server/node` serves it over HTTP. Throws an error that names each operation without a handler.
 * @example
 * const mock = createMockServer({ document, domains: [notes] })
 * const response = await mock.fetch(new Request('http://mock.local/v1/notes'))
 */
export function createMockServer<const List extends readonly Domain[]>(options: CustomGatewayOptions<List>) {
  const { scenarios = {}, scenario = 'default', seed = 7, now, time, log = () => undefined } = options
  const document = parseOpenApi(options.document)
  const gateway = defineGateway(options)
  assertHandled(document, gateway)
  const named = scenariosOf<AllServices<List>, Merged<List, 'settings'> & object>(scenarios)
  const worlds = createWorlds({
    gateway,
    operations: indexOperations(document),
    validation: createValidation(compilerFor(document)),
    formatFailure: createFailureFormatter(options),
    isStrict: options.isStrict ?? true,
    scenarios: named,
    scenario,
    seed,
    hostNow: now ?? (() => 0),
    ...((time !== undefined || !now) && { time: time ?? FROZEN_TIME }),
    maxWorlds: options.maxWorlds ?? 1000,
    persistence: createWorldCache(),
    log,
  })
  const summary = { operations: document.operations.length, scenarios: Object.keys(named) }
  const watch = createPanelFeed()
  const events = createEventFeed()
  const control = createControlFrom(customCommands(summary), {
    worlds: worlds as never,
    createMock: refuseNewMock,
    panel: watch,
    events,
  })
  return serve({ worlds, watch, events, control })
}

type FillWorld<Services> = (services: Services, world: World) => unknown

function scenariosOf<Services, Settings extends object>(named: Record<string, FillWorld<Services>>) {
  const all: Record<string, FillWorld<Services>> = { default: () => undefined, ...named }
  const filling = (fill: FillWorld<Services>) => async (site: Site<Services, Settings>) => {
    await fill(site.services, site.world as World)
  }
  return Object.fromEntries(Object.entries(all).map(([name, fill]) => [name, filling(fill)]))
}

/** Only recordings of the gaming gateway can be replayed by a command. */
function refuseNewMock(): never {
  throw new Error('Failed to create another mock: a custom gateway cannot replay recordings')
}

function defineGateway<const List extends readonly Domain[]>({ domains, authenticate }: CustomGatewayOptions<List>) {
  type Services = AllServices<List>
  const composed = composeDomains(domains)
  const gateway: GatewayDefinition<Services, Merged<List, 'settings'> & object> = {
    ...composed,
    admit: () => undefined,
    async authenticate(services, token) {
      if (!authenticate) throw tokenInvalid()
      return authenticate(services, token)
    },
    openedBy: () => ({ game: [] }),
  }
  return gateway
}

type Envelope = { errorCode: string; message: string; value?: Record<string, unknown> }

function createFailureFormatter({
  formatFailure,
  failureContentType = 'application/json',
}: Pick<CustomGatewayOptions<[]>, 'formatFailure' | 'failureContentType'>) {
  if (!formatFailure) return undefined
  return (reply: Reply): Reply => {
    const { errorCode: code, message, value: { reason, ...details } = {} } = JSON.parse(reply.body) as Envelope
    const sentence = [details['field'], reason ?? message].filter(Boolean).join(': ')
    const body = formatFailure({ status: reply.status, code, message: sentence, details })
    const headers = { ...reply.headers, 'content-type': `${failureContentType}; charset=utf-8` }
    return { ...reply, headers, body: JSON.stringify(body) }
  }
}

const GAMING_ONLY = /\/(health|scenarios|personas|lottery\/.*)$/

const customCommands = (gateway: { operations: number; scenarios: string[] }): ControlRoute[] => [
  ...[...worldCommands, ...clockCommands, ...faultCommands].filter(({ path }) => !GAMING_ONLY.test(path)),
  ...[...journalCommands, ...stateCommandsOf(snapshotSchema), ...rewindCommands, ...eventCommands].filter(
    ({ path }) => !GAMING_ONLY.test(path),
  ),
  command('GET /health', v.strictObject({}), ({ worlds, site }) => ({
    status: 'up',
    operations: gateway.operations,
    worlds: worlds.names().length,
    ledger: site.world.ledgerInvariants.check() ?? 'balanced',
  })),
  command('GET /scenarios', v.strictObject({}), () => gateway.scenarios.map((name) => ({ name, about: name }))),
]
