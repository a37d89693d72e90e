import { controlBy } from '../admin/control.ts'
import { createWatch } from '../admin/watch.ts'
import { compilerFor } from '../adapters/validators/ajv.ts'
import type { Caller } from '../kernel/caller.ts'
import type { Domain, Merged } from '../kernel/domain.ts'
import { type GatewayDefinition, composeDomains } from '../kernel/compose-domains.ts'
import type { Reply } from '../kernel/http.ts'
import { operationsOf } from '../kernel/operation-at.ts'
import { readDescription } from '../kernel/read-openapi.ts'
import { tokenInvalid } from '../kernel/refusal.ts'
import type { Site } from '../kernel/site.ts'
import { createWorldCache } from '../kernel/world-cache.ts'
import { FROZEN_TIME } from '../kernel/frozen-time.ts'
import { createValidation } from '../kernel/validation.ts'
import type { World } from '../kernel/world.ts'
import { createWorlds } from '../kernel/worlds.ts'
import { serve } from '../serve.ts'
import { ownCommands } from './own-control.ts'
import { refuseUnhandled } from './unhandled.ts'

/** Why something was not done, as a gateway of one's own says it. */
export type Refused = { status: number; code: string; message: string; details: Record<string, unknown> }

export type OwnOptions<List extends readonly Domain[]> = {
  /** An OpenAPI 3.1 document in one piece, as JSON has it. */
  description: object
  /** What answers its operations: a domain is called as their first tag is. Each knows the services of those before it. */
  domains: List
  /** What a fresh world contains, by name; `default` is there without it, and empty. */
  scenarios?: Record<string, (services: Merged<List, 'services'>, world: World) => unknown>
  /** Which of them a world begins as; `default` where none is named. */
  scenario?: string
  /** The member whom a token belongs to; what it does not know it refuses. Without it no token works. */
  authenticate?(services: Merged<List, 'services'>, token: string): Caller | Promise<Caller>
  /** The body of a failure; without it `{ success, errorCode, message, value }`, as the gaming gateway has it. */
  sayRefusal?(refused: Refused): object
  /** What kind of body that is; `application/json` where nothing is said. */
  refusalType?: string
  /** The host's clock, ms. Without it time stands still at `time` until somebody moves it: what tests want. */
  now?: () => number
  time?: number
  /** What chance follows. */
  seed?: number
  /** Answer 500 when an answer breaks the description, instead of saying so in the `x-mock-violations` header. */
  isStrict?: boolean
  maxWorlds?: number
  log?(sentence: string): void
}

/**
 * A mock of a gateway of one's own: its description, and the domains that keep its promises. `fetch` is all of it; `listen` of
 * `@longan/mock-server/node` puts it behind HTTP. An operation that no domain answers is refused by name.
 * @example
 * const mock = createMockServer({ description, domains: [notes] })
 * const answer = await mock.fetch(new Request('http://mock.local/v1/notes'))
 */
export function createMockServer<const List extends readonly Domain[]>(options: OwnOptions<List>) {
  const { scenarios = {}, scenario = 'default', seed = 7, now, time, log = () => undefined } = options
  const description = readDescription(options.description)
  const house = houseOf(options)
  refuseUnhandled(description, house)
  const filled = scenariosOf<Merged<List, 'services'>, Merged<List, 'settings'> & object>(scenarios)
  const worlds = createWorlds({
    house,
    operations: operationsOf(description),
    validation: createValidation(compilerFor(description)),
    inOwnWords: ownWordsOf(options),
    isStrict: options.isStrict ?? true,
    scenarios: filled,
    scenario,
    seed,
    hostNow: now ?? (() => 0),
    ...((time !== undefined || !now) && { time: time ?? FROZEN_TIME }),
    maxWorlds: options.maxWorlds ?? 1000,
    keeper: createWorldCache(),
    log,
  })
  const about = { operations: description.operations.length, scenarios: Object.keys(filled) }
  const watch = createWatch()
  const control = controlBy(ownCommands(about), { worlds: worlds as never, make: noOther, watch })
  return serve({ worlds, watch, control })
}

type Fill<Services> = (services: Services, world: World) => unknown

function scenariosOf<Services, Settings extends object>(named: Record<string, Fill<Services>>) {
  const all: Record<string, Fill<Services>> = { default: () => undefined, ...named }
  const filling = (fill: Fill<Services>) => async (site: Site<Services, Settings>) => {
    await fill(site.services, site.world as World)
  }
  return Object.fromEntries(Object.entries(all).map(([name, fill]) => [name, filling(fill)]))
}

/** Only the gaming gateway's capsules can be replayed by a command. */
function noOther(): never {
  throw new Error('Failed to make another mock: this one is made by its own house')
}

function houseOf<const List extends readonly Domain[]>({ domains, authenticate }: OwnOptions<List>) {
  type Services = Merged<List, 'services'>
  const together = composeDomains(domains)
  const house: GatewayDefinition<Services, Merged<List, 'settings'> & object> = {
    ...together,
    admit: () => undefined,
    async authenticate(services, token) {
      if (!authenticate) throw tokenInvalid()
      return authenticate(services, token)
    },
    memberOf: () => undefined,
  }
  return house
}

type Envelope = { errorCode: string; message: string; value?: Record<string, unknown> }

/** Says a failure of the kernel's as the gateway says it. */
function ownWordsOf({
  sayRefusal,
  refusalType = 'application/json',
}: Pick<OwnOptions<[]>, 'sayRefusal' | 'refusalType'>) {
  if (!sayRefusal) return undefined
  return (reply: Reply): Reply => {
    const { errorCode: code, message, value: { reason, ...details } = {} } = JSON.parse(reply.body) as Envelope
    const sentence = [details['field'], reason ?? message].filter(Boolean).join(': ')
    const said = sayRefusal({ status: reply.status, code, message: sentence, details })
    const headers = { ...reply.headers, 'content-type': `${refusalType}; charset=utf-8` }
    return { ...reply, headers, body: JSON.stringify(said) }
  }
}
