import * as v from 'valibot'
import { toFailure } from '../kernel/http/failure.ts'
import { type Call, jsonReply, type Reply } from '../kernel/http/http.ts'
import { readJson } from '../kernel/validation/json.ts'
import { queryNumber, toQueryValues } from '../kernel/validation/query-values.ts'
import { assertReadable } from '../kernel/validation/readable-text.ts'
import { parseInput, toFieldError } from '../kernel/validation/validation-error.ts'
import { assertBodySize, unknownCall } from '../kernel/validation/refusal.ts'
import { MAX_CONTROL_BODY } from '../kernel/http/operations.ts'
import { createRouter } from '../kernel/http/router.ts'
import { brandCommands } from './brand/brand-commands.ts'
import { recordingCommands } from './recording/recording-commands.ts'
import { clockCommands } from './clock-commands.ts'
import { type ControlCall, type ControlRoute, command } from './control-route.ts'
import { eventCommands } from './events/event-commands.ts'
import { faultCommands } from './fault-commands.ts'
import { limitCommands } from './limit-commands.ts'
import { journalCommands } from './journal-commands.ts'
import { rewindCommands } from './recording/rewind-commands.ts'
import { gatewaySnapshotSchema } from './snapshot-schema.ts'
import { stateCommandsOf } from './state-commands.ts'
import { supportCommands } from './support-commands.ts'
import { walletCommands } from './wallet-commands.ts'
import { worldCommands } from './world-commands.ts'
import { applySettings } from '../scenarios/presets.ts'
import { presetNames, applyPreset } from '../scenarios/apply-preset.ts'
import { settingsPatchSchema, statusPatchSchema } from './settings-schema.ts'
import { FROZEN_TIME } from '../kernel/world/clock.ts'
import { applyProviderState, providerStateNames } from '../scenarios/provider-states.ts'
import { codeMessage } from '../domains/verification/code-messages.ts'
import { originSchema, WORLD_NAME } from '../kernel/world/limits.ts'
import { simulatorUrl } from '../kernel/world/simulator.ts'
import type { Deposit } from '../domains/deposits/deposits.service.ts'
import type { Withdrawal } from '../domains/withdrawals/withdrawals.service.ts'
import type { Site } from '../gateway.ts'
import { toDecimal } from '../kernel/money/money.ts'
import { amountSchema } from '../kernel/world/provider-state.ts'

const reason = v.optional(v.pipe(v.string(), v.maxLength(200)))
const DECIDED = { vi: 'Nhà vận hành đã quyết định', en: 'Decided by the operator' }
const toReason = (given: string | undefined) => (given === undefined ? DECIDED : { vi: given, en: given })

const withdrawalDecision = v.strictObject({
  refId: v.string(),
  decision: v.picklist(['approve', 'reject', 'return']),
  reason,
})

const depositDecision = v.strictObject({
  depositId: v.string(),
  decision: v.picklist(['approve', 'reject']),
  /** The amount that arrived, if it differs from the requested one. */
  amount: v.optional(amountSchema),
  reason,
})

type Services = Site['services']

const asDeposit = ({ id, memberId, requested, credited, state }: Deposit, { members }: Services) => ({
  depositId: id,
  account: members.get(memberId)?.account,
  requestedAmount: toDecimal(requested),
  amount: toDecimal(credited),
  state,
})

const asWithdrawal = ({ id, memberId, amount, state }: Withdrawal, { members }: Services) => ({
  refId: id,
  account: members.get(memberId)?.account,
  amount: toDecimal(amount),
  state,
})

const waiting = (services: Services) => ({
  deposits: services.deposits.waiting().map((row) => asDeposit(row, services)),
  withdrawals: services.withdrawals.open().map((row) => asWithdrawal(row, services)),
})

async function decideDeposit(services: Services, input: v.InferOutput<typeof depositDecision>) {
  const { settle, reject } = services.deposits
  const reason = toReason(input.reason)
  const decide = {
    approve: () => settle(input.depositId, input.amount),
    reject: () => reject(input.depositId, reason),
  }
  return asDeposit(await decide[input.decision](), services)
}

async function decideWithdrawal(services: Services, input: v.InferOutput<typeof withdrawalDecision>) {
  const { approve, reject, sendBack } = services.withdrawals
  const reason = toReason(input.reason)
  const decide = {
    approve: () => approve(input.refId),
    reject: () => reject(input.refId, reason),
    return: () => sendBack(input.refId, reason),
  }
  return asWithdrawal(await decide[input.decision](), services)
}

const cashierCommands = [
  command('GET /cashier', v.strictObject({}), ({ site }) => waiting(site.services)),
  command('POST /cashier/deposits', depositDecision, ({ site, input }) => decideDeposit(site.services, input)),
  command('POST /cashier/withdrawals', withdrawalDecision, ({ site, input }) => decideWithdrawal(site.services, input)),
]

const person = v.strictObject({
  provider: v.picklist(['google.com', 'facebook.com', 'phone']),
  sub: v.optional(v.pipe(v.string(), v.maxLength(64)), 'somebody'),
  email: v.optional(v.pipe(v.string(), v.email('must be an e-mail address'))),
  mobileNum: v.optional(v.string()),
  countryDialingCode: v.optional(v.string()),
})

const language = v.optional(v.picklist(['vi', 'en']), 'vi')
const number = v.pipe(v.string(), v.regex(/^\+\d{9,15}$/, 'must be a complete number: +84912345678'))
const confirmation = v.strictObject({ number, code: v.pipe(v.string(), v.maxLength(10)) })

const visit = v.strictObject({
  provider: v.picklist(['google.com', 'facebook.com']),
  /** The site that opens the provider's page; the result is posted to this origin only. */
  origin: originSchema,
  language,
})

const identityCommands = [
  command('POST /identity/tokens', person, ({ site: { services }, input }) => {
    const { mobileNum, countryDialingCode, ...known } = input
    const typed = { ...(mobileNum && { mobileNum }), ...(countryDialingCode && { countryDialingCode }) }
    const phone = mobileNum === undefined ? undefined : services.mobileCodes.toPhone(typed).phone
    return { firebaseIdToken: services.identity.issue({ ...known, phone }) }
  }),
  command('POST /identity/page', visit, async ({ site: { services, world }, input }) => {
    const launch = await services.identityPage.createVisit(input)
    return { address: simulatorUrl(world, { page: 'identity', launch, language: input.language }) }
  }),
  command('POST /identity/codes', v.strictObject({ number, language }), async ({ site: { services }, input }) => {
    const message = codeMessage('identity', {
      language: input.language,
      system: services.system,
    })
    return { expirationTime: await services.codes.send({ purpose: 'identity', to: input.number }, message, 'number') }
  }),
  command(
    'POST /identity/codes/confirm',
    confirmation,
    async ({ site: { services }, input: { number: phone, code } }) => {
      await services.codes.use({ purpose: 'identity', to: phone }, code)
      return { firebaseIdToken: services.identity.issue({ sub: phone, provider: 'phone', phone }) }
    },
  ),
]

/** The body that Pact's verifiers send. */
const change = v.object({
  state: v.string(),
  params: v.optional(v.record(v.string(), v.unknown()), {}),
  action: v.optional(v.picklist(['setup', 'teardown']), 'setup'),
})

/**
 * Provider states of the contracts. States of one interaction are combined; its teardown creates a new world with a frozen clock, so that each
 * interaction starts clean. Verify in a separate world (`x-mock-world: pact`).
 */
const providerStateCommands = [
  command('GET /provider-states', v.object({}), ({ site }) => providerStateNames(site)),
  command('POST /provider-states', change, async ({ site, worlds, input: { state, params, action } }) => {
    if (action === 'setup') return applyProviderState(site, state, params)
    const { name, seed } = site.world
    const fresh = await worlds.create({ name, seed, scenario: 'default', time: FROZEN_TIME })
    fresh.world.clock.freeze()
    // The host's time has passed while the world was created.
    fresh.world.clock.set(FROZEN_TIME)
  }),
]

const empty = v.strictObject({})
const content = v.optional(v.record(v.string(), v.unknown()))
const since = v.optional(queryNumber('must be the number of a revision'), -1)

const panelCommands = [
  {
    ...command('GET /changes', v.strictObject({ since }), async ({ site: { world }, panel, input }) => ({
      world: world.name,
      ...(await panel.waitForChange(world.name, input.since)),
    })),
    // It waits for other requests, so it must not block them.
    isConcurrent: true,
  },
  command('GET /calls', empty, async ({ site, panel }) => {
    const { redactCalls } = await import('./recording/redacted-calls.ts')
    return redactCalls(panel.calls(site.world.name))
  }),
  command('GET /upcoming-events', empty, async ({ site }) =>
    (await import('./upcoming-events.ts')).listUpcomingEvents(site),
  ),
  {
    ...command('POST /panel/state', v.strictObject({ command: content, state: content }), ({ site, panel, input }) =>
      panel.update(site.world.name, input),
    ),
    allowsUnreadableText: true,
  },
]

const allOperational = { maintenance: false, regionRestriction: false, ipBlocked: false }

const siteCommands = [
  command('GET /settings', v.strictObject({}), ({ site }) => site.world.settings),
  command('PATCH /settings', settingsPatchSchema, ({ site, input }) => applySettings(site.world.settings, input)),
  command(
    'POST /system/status',
    statusPatchSchema,
    ({ site, input }) => (site.world.settings.status = { ...allOperational, ...input }),
  ),
  command('GET /presets', v.strictObject({}), () => presetNames),
  command('POST /preset', v.strictObject({ name: v.string() }), async ({ site, input }) => {
    await applyPreset(site, input.name)
    return site.world.settings
  }),
]

const outboxCommands = [
  command('GET /outbox', v.strictObject({ to: v.optional(v.string()) }), ({ site, input }) =>
    site.services.outbox.list(input),
  ),
]

export const commands: ControlRoute[] = [
  ...worldCommands,
  ...clockCommands,
  ...siteCommands,
  ...brandCommands,
  ...cashierCommands,
  ...walletCommands,
  ...limitCommands,
  ...outboxCommands,
  ...supportCommands,
  ...identityCommands,
  ...faultCommands,
  ...journalCommands,
  ...stateCommandsOf(gatewaySnapshotSchema),
  ...rewindCommands,
  ...providerStateCommands,
  ...recordingCommands,
  ...panelCommands,
  ...eventCommands,
]

/**
 * The control API under `/__admin`, for tests, the demo panel and curl. Commands to a world run one after another with its requests.
 * The adapter decides who may call it.
 */
export const createControl = (context: ControlContext) => createControlFrom(commands, context)

type ControlContext = Pick<ControlCall<never>, 'worlds' | 'createMock' | 'panel' | 'events'>

export function createControlFrom(
  routes: readonly ControlRoute[],
  { worlds, createMock, panel, events }: ControlContext,
) {
  const router = createRouter(routes)
  return async (name: string, call: Call): Promise<Reply> => {
    try {
      const route = router.find(call.method, call.path)
      if (!route) throw unknownCall(call.method, call.path, [])
      const shared = { input: parse(route.target, call) as never, worlds, createMock, panel, events }
      if (route.target.needsNoWorld && WORLD_NAME.test(name) && !worlds.names().includes(name))
        return jsonReply(200, await route.target.run({ ...shared, site: undefined as never }))
      return await worlds.use(name, async (site) => {
        events.attach(site)
        const context = { ...shared, site }
        const run = async () => jsonReply(200, (await route.target.run(context)) ?? { done: true })
        if (route.target.isConcurrent) return run()
        const reply = await site.world.run(() => (isRecorded(call) ? site.recorder.record(call, run) : run()))
        if (call.method !== 'GET' && !call.path.endsWith('/panel/state')) panel.notifyAll()
        return reply
      })
    } catch (error) {
      return toFailure(error)
    }
  }
}

/** Commands that manage worlds and recordings, and reports of the app, are not part of a world's recording. */
const NOT_RECORDED = /^\/__admin\/(errors|worlds|reset|recording|link|panel)(\/|$)/
const isRecorded = ({ method, path }: Call) => method !== 'GET' && !NOT_RECORDED.test(path)

function parse({ schema, allowsUnreadableText, migrate = (input) => input }: ControlRoute, call: Call): unknown {
  const input = call.method === 'GET' ? toQueryValues(call.query) : bodyOf(call)
  const parsed = parseInput(schema, migrate(input))
  if (!parsed.success) throw toFieldError(parsed.issues)
  if (!allowsUnreadableText) assertReadable(parsed.output)
  return parsed.output
}

function bodyOf({ body }: Call): unknown {
  assertBodySize(body, MAX_CONTROL_BODY)
  return body ? readJson(body) : {}
}
