import * as v from 'valibot'
import { LIMIT_KINDS, type LimitKind } from '../domains/responsible-gaming/limits/limit.model.ts'
import { toBreak, toLimit } from '../domains/responsible-gaming/responsible-gaming.handlers.ts'
import type { Site } from '../gateway.ts'
import { toLimitAmount } from '../domains/responsible-gaming/limits/limits.service.ts'
import { invalidField } from '../kernel/validation/refusal.ts'
import { PERIODS } from '../kernel/world/period.ts'
import { seedLimitHistory } from '../histories/seed-history.ts'
import { command } from './control-route.ts'

const account = v.string()
const key = { kind: v.picklist(LIMIT_KINDS), period: v.picklist(PERIODS) }

async function memberIdOf({ world, services }: Site, name: string): Promise<number> {
  const member = services.members.getByAccount(name, 'account')
  await seedLimitHistory(world, member)
  return member.id
}

const protectionOf = ({ limits, breaks }: Site['services'], memberId: number) => ({
  limits: limits.list(memberId).map(toLimit),
  breaks: breaks.list(memberId).map(toBreak),
})

function toAmount(kind: LimitKind, typed: number | undefined): number | undefined {
  if (typed === undefined) return undefined
  const amount = toLimitAmount(kind, typed)
  if (amount === undefined || amount <= 0) throw invalidField('amount', 'is not an amount that a limit can have')
  return amount
}

export const limitCommands = [
  command('GET /limits', v.strictObject({ account }), async ({ site, input }) =>
    protectionOf(site.services, await memberIdOf(site, input.account)),
  ),
  command(
    'POST /limits',
    v.strictObject({ account, ...key, amount: v.optional(v.number()) }),
    async ({ site, input: { account: name, amount, ...limit } }) => {
      const memberId = await memberIdOf(site, name)
      await site.services.limits.replace(memberId, limit, toAmount(limit.kind, amount))
      return protectionOf(site.services, memberId)
    },
  ),
  command('DELETE /breaks', v.strictObject({ account }), async ({ site, input }) => {
    const memberId = await memberIdOf(site, input.account)
    await site.services.breaks.endAll(memberId)
    return protectionOf(site.services, memberId)
  }),
]
