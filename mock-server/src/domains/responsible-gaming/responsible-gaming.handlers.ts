import type { components } from '@longan/sdk'
import type { Handlers } from '../../kernel/http/http.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import type { Caller } from '../../kernel/world/caller.ts'
import { assertRealMoney } from '../../kernel/world/real-money.ts'
import type { SessionService } from '../session/session.service.ts'
import type { Break } from './break.model.ts'
import type { BreaksService } from './breaks.service.ts'
import type { ExclusionsService } from './exclusions/exclusions.service.ts'
import { type LimitsService, toLimitAmount, toShownAmounts, type UsedLimit } from './limits/limits.service.ts'
import type { OfferChoicesService } from './offers/offer-choices.service.ts'
import { playSessionHandlers, statementHandlers } from './play-session.handlers.ts'
import type { PlaySessionsService } from './play-sessions.service.ts'
import type { RecentStatementService } from './recent-statement.service.ts'
import type { NamedRule, RulebookService, RuleId } from './rulebook.service.ts'
import type { StatementService } from './statement.service.ts'
import type { VisitsService } from './visits/visits.service.ts'

type Dependencies = {
  rulebook: RulebookService
  limits: LimitsService
  breaks: BreaksService
  exclusions: ExclusionsService
  session: SessionService
  playSessions: PlaySessionsService
  recentStatement: RecentStatementService
  visits: VisitsService
  statement: StatementService
  offerChoices: OfferChoicesService
}
type BreakOperation = 'listBreaks' | 'createTimeOut' | 'createPanicTimeOut' | 'createSelfExclusion' | 'applyReturn'
type LimitOperation = 'listLimits' | 'setLimit' | 'removeLimit' | 'confirmLimit' | 'cancelLimitChange'

export const responsibleGamingHandlers = ({ rulebook, limits, ...dependencies }: Dependencies) => ({
  ...rulebookHandlers(rulebook),
  ...limitHandlers(limits),
  ...breakHandlers(dependencies),
  ...playSessionHandlers({ limits, ...dependencies }),
  ...statementHandlers(dependencies),
  ...offerHandlers(dependencies),
})

const AMOUNTS: readonly RuleId[] = [
  'limit.deposit.highest',
  'stake.slot.highest',
  'stake.slot.highest.young',
  'stake.day.highest',
]

const rulebookHandlers = (rulebook: RulebookService): Handlers<'getRulebook'> => ({
  getRulebook({ language }) {
    const { id, name, currency } = rulebook.current()
    return { rulebookId: id, name: name[language], ...(currency && { currency }), rules: rulebook.list().map(toRule) }
  },
})

const toRule = ({ ruleId, value, citation }: NamedRule) => ({
  ruleId,
  value: AMOUNTS.includes(ruleId) ? toDecimal(value as number) : value,
  citation,
})

function limitHandlers(limits: LimitsService): Handlers<LimitOperation> {
  const listOf = ({ id }: Pick<Caller, 'id'>) => limits.list(id).map(toLimit)
  async function change(member: Caller, command: (memberId: number) => Promise<void>) {
    await command(member.id)
    return listOf(member)
  }

  return {
    listLimits: ({ member }) => listOf(member()),
    setLimit({ member, body: { amount, ...key } }) {
      assertRealMoney(member(), 'has limits')
      return change(member(), (id) => limits.set(id, key, toLimitAmount(key.kind, amount)))
    },
    removeLimit: ({ member, body }) => change(member(), (id) => limits.requestRemoval(id, body)),
    confirmLimit: ({ member, body: { amount, ...key } }) =>
      change(member(), (id) => limits.confirm(id, key, toConfirmed(key.kind, amount))),
    cancelLimitChange: ({ member, body }) => change(member(), (id) => limits.takeBack(id, body)),
  }
}

/** An amount that no limit can have must not be taken for none, which confirms the removal. */
function toConfirmed(kind: UsedLimit['kind'], amount: number | undefined): number | undefined {
  const exact = amount === undefined ? undefined : toLimitAmount(kind, amount)
  if (amount !== undefined && exact === undefined) throw invalidField('amount', 'has too many decimals')
  return exact
}

export function toLimit(used: UsedLimit): components['schemas']['Limit'] {
  const { kind, period, pending } = used
  const { limit: amount, ...rest } = toShownAmounts(used)
  return {
    kind,
    period,
    amount,
    ...rest,
    resetTime: used.resetsAt,
    setTime: used.setAt,
    ...(pending && {
      pending: {
        ...(pending.amount !== undefined && { amount: toShownAmounts({ ...used, amount: pending.amount }).limit }),
        requestTime: pending.requestedAt,
        confirmableTime: pending.confirmableAt,
      },
    }),
  }
}

type BreakDependencies = Pick<Dependencies, 'breaks' | 'exclusions' | 'session'>

function breakHandlers({ breaks, exclusions, session }: BreakDependencies): Handlers<BreakOperation> {
  const listOf = (memberId: number) => breaks.list(memberId).map(toBreak)
  async function take(member: Caller, command: (memberId: number) => Promise<void>) {
    assertRealMoney(member, 'takes breaks')
    await command(member.id)
    return listOf(member.id)
  }

  return {
    listBreaks: ({ member }) => listOf(member().id),
    createTimeOut: ({ member, body }) => take(member(), (id) => breaks.startTimeOut(id, body.duration)),
    createPanicTimeOut: ({ member }) => take(member(), breaks.startPanicTimeOut),
    createSelfExclusion: ({ member, body }) => take(member(), (id) => exclusions.exclude(id, body.duration)),
    async applyReturn({ body }) {
      const { id } = await session.identify(body)
      await breaks.requestReturn(id)
      return listOf(id)
    },
  }
}

const offerHandlers = ({
  offerChoices,
}: Pick<Dependencies, 'offerChoices'>): Handlers<'getOfferChoice' | 'setOfferChoice'> => ({
  getOfferChoice: ({ member }) => ({ receives: offerChoices.receives(member().id) }),
  async setOfferChoice({ member, body: { receives } }) {
    assertRealMoney(member(), 'chooses offers')
    await offerChoices.set(member().id, receives)
    return { receives }
  },
})

export const toBreak = ({ id, kind, startedAt, endsAt, returnsAt, isInForce }: Break & { isInForce: boolean }) => ({
  breakId: id,
  kind,
  startTime: startedAt,
  ...(endsAt !== undefined && { endTime: endsAt }),
  ...(returnsAt !== undefined && { returnTime: returnsAt }),
  inForce: isInForce,
})
