import * as v from 'valibot'
import { amountSchema, defineProviderState } from '../../kernel/world/provider-state.ts'
import { PERIODS } from '../../kernel/world/period.ts'
import type { World } from '../../kernel/world/world.ts'
import type { SessionService } from '../session/session.service.ts'
import type { MembersService } from '../member/member.service.ts'
import type { BreaksService } from './breaks.service.ts'
import { LIMIT_KINDS } from './limits/limit.model.ts'
import { type LimitsService, toLimitAmount } from './limits/limits.service.ts'
import type { PlaySessionsService } from './play-sessions.service.ts'
import type { RulebookSettings } from './rulebook.service.ts'
import type { VisitsService } from './visits/visits.service.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import { RULEBOOK_IDS } from './rulebooks/rulebook.ts'

type Dependencies = {
  members: MembersService
  limits: LimitsService
  breaks: BreaksService
  playSessions: PlaySessionsService
  session: SessionService
  visits: VisitsService
}

const key = { account: v.string(), kind: v.picklist(LIMIT_KINDS), period: v.picklist(PERIODS) }
const limited = v.object({ ...key, amount: amountSchema })
const span = { account: v.string(), startedAt: v.number(), endsAt: v.number() }
const excluded = v.object({ ...span, endsAt: v.optional(v.number()), returnsAt: v.optional(v.number()) })
const GAME = { vassalage: 'NGT', gameType: 'RNG', nodeId: 10001 }
const played = v.object({ account: v.string(), startedAt: v.number(), endsAt: v.number() })
const checked = v.object({ account: v.string(), interval: v.number() })
const changing = v.object({
  ...key,
  limit: amountSchema,
  amount: v.optional(amountSchema),
  requestedAt: v.number(),
})

const opened = v.object({ account: v.string(), vassalage: v.string(), gameType: v.string(), nodeId: v.number() })
const HOUR = 3_600_000

export const responsibleGamingStates = (world: World<RulebookSettings>, dependencies: Dependencies) => {
  const { members, limits, breaks, playSessions, session, visits } = dependencies
  const idOf = (account: string) => members.getByAccount(account, 'params.account').id
  return {
    'the site has a rulebook': defineProviderState(
      v.object({ rulebookId: v.picklist(RULEBOOK_IDS) }),
      ({ rulebookId }) => {
        world.settings.rulebook = rulebookId
      },
    ),
    'a member has a limit': defineProviderState(limited, ({ account, amount, ...limit }) =>
      limits.set(idOf(account), limit, toLimitAmount(limit.kind, toDecimal(amount))),
    ),
    'a member has taken a time-out': defineProviderState(v.object(span), async ({ account, ...times }) => {
      await breaks.record({ memberId: idOf(account), kind: 'timeOut', ...times })
    }),
    'a member has excluded themselves': defineProviderState(excluded, async ({ account, ...times }) => {
      await breaks.record({ memberId: idOf(account), kind: 'selfExclusion', ...times })
    }),
    'a member has played': defineProviderState(played, async ({ account, startedAt, endsAt }) => {
      const memberId = idOf(account)
      await session.backdate(memberId, startedAt)
      await playSessions.backdate(memberId, startedAt)
      await visits.record({ memberId, ...GAME, startedAt, expiresAt: endsAt })
    }),
    'a member has a game open': defineProviderState(opened, ({ account, ...game }) =>
      visits.open({ memberId: idOf(account), ...game, expiresAt: world.clock.now() + HOUR }),
    ),
    'a member has chosen reality checks': defineProviderState(checked, ({ account, interval }) =>
      playSessions.setInterval(idOf(account), interval),
    ),
    'a change of a limit waits': defineProviderState(
      changing,
      async ({ account, kind, period, limit, amount, requestedAt }) => {
        const memberId = idOf(account)
        await limits.set(memberId, { kind, period }, limit)
        await limits.request(memberId, { kind, period }, { amount, requestedAt })
      },
    ),
  }
}
