import { memberAccount } from '../../kernel/money/ledger.ts'
import type { HandlerCall, Handlers } from '../../kernel/http/http.ts'
import { toDecimal } from '../../kernel/money/money.ts'
import { pageOf } from '../../kernel/http/paging.ts'
import { agentsOnly, type AgentsOnlyDependencies } from './agents-only.ts'
import type { DownlinesService } from './downlines.service.ts'
import { kindOf } from './team-view.ts'
import type { Downline, TreeService } from './tree.service.ts'

type Operations = 'listDownlines' | 'createDownline' | 'promoteDownline'
export type DownlinesDependencies = AgentsOnlyDependencies & { tree: TreeService; downlines: DownlinesService }

const PAGE_SIZE = 13

export const downlinesHandlers = ({ system, tree, downlines }: DownlinesDependencies): Handlers<Operations> => {
  const agentOf = agentsOnly({ system })
  function toDownline(one: Downline, { ledger }: HandlerCall['world']) {
    const { account, nickname, registeredAt, lastLoginAt } = one.member
    return {
      username: account,
      nickname,
      type: kindOf(one.member),
      level: one.level,
      upline: tree.uplineOf(one.id)?.account ?? '',
      downlineCount: tree.childrenOf(one.id).length,
      balance: toDecimal(ledger.balance(memberAccount(one.id))),
      registerTime: registeredAt,
      ...(lastLoginAt !== undefined && { lastLogin: lastLoginAt }),
    }
  }
  return {
    listDownlines({ member, query: { page = 1, size = PAGE_SIZE, ...filter }, world }) {
      const { rows, ...count } = pageOf(downlines.list(agentOf(member()), filter), { page, size })
      return { list: rows.map((one) => toDownline(one, world)), ...count }
    },
    async createDownline({ member, body, world }) {
      const { type = 0, rebates = [], ...names } = body
      return toDownline(await downlines.create(agentOf(member()), { ...names, type, rebates }), world)
    },
    async promoteDownline({ member, body }) {
      await downlines.promote(agentOf(member()), body.downline)
      return true
    },
  }
}
