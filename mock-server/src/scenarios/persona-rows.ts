import { memberTable } from '../domains/member/member.model.ts'
import { toMember } from '../domains/member/member.service.ts'
import { createLedger, houseAccount, memberAccount } from '../kernel/money/ledger.ts'
import { memoizeLast } from '../kernel/world/memoize-last.ts'
import { DAY } from '../kernel/world/local-day.ts'
import { knownUrl } from '../histories/agent-links.ts'
import { type Persona, PERSONA_PASSWORD, personas } from '../histories/personas.ts'

const toRow = ({ about: _about, balance: _balance, readNotices: _read, callsPerToken: _calls, ...known }: Persona) =>
  memberTable.parse(toMember({ password: PERSONA_PASSWORD, registeredAt: 0, ...known }))

function openingBalances() {
  const ledger = createLedger()
  const cashier = houseAccount('cashier')
  for (const { id, balance } of personas) {
    if (balance === 0) continue
    const postings = [
      Object.freeze({ account: cashier, amount: -balance }),
      Object.freeze({ account: memberAccount(id), amount: balance }),
    ]
    ledger.post({ at: 0, type: 'deposit', orderNo: `D${id}`, remark: 'Opening balance', postings })
  }
  return ledger.dump()
}

const members = personas.map(toRow)
const transactions = openingBalances()
const noticeReads = personas.flatMap(({ id, readNotices: noticeIds }) => (noticeIds ? { id, noticeIds } : []))
const tokenLimits = personas.flatMap(({ id, callsPerToken: calls }) => (calls ? { id, calls } : []))

/** Returns the rows of the personas at the creation of a world. Worlds that begin at the same time share them: a table freezes what it stores. */
export const personaRowsAt = memoizeLast((createdAt: number) => ({
  members: members.map((member) => ({ ...member, registeredAt: createdAt - 200 * DAY })),
  noticeReads,
  tokenLimits,
  affiliateUrl: knownUrl(createdAt),
  transactions: transactions.map((one) => ({ ...one, at: createdAt - 100 * DAY })),
}))
