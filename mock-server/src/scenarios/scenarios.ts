import { houseAccount, memberAccount } from '../kernel/ledger.ts'
import type { Member } from '../domains/member/member.model.ts'
import type { Site } from '../kernel/site.ts'
import { type Persona, PERSONA_PASSWORD, personas } from './personas.ts'

/** Fills a fresh world. It uses services where there is one for the matter. */
export type Scenario = (site: Site) => Promise<void>

const memberOf = (
  { about: _about, balance: _balance, readNotices: _reads, ...persona }: Persona,
  bornAt: number,
): Member => ({
  password: PERSONA_PASSWORD,
  nickname: '',
  isLocked: false,
  isFirstLogin: false,
  failedLogins: 0,
  needsCaptchaAfterFailure: false,
  tokenDiesAfterOneCall: false,
  registeredAt: bornAt - 200 * 86_400_000,
  unread: { inbox: 0, chat: 0 },
  hasHistory: false,
  ...persona,
})

async function addPersona({ world: { db, ledger, bornAt } }: Site, persona: Persona) {
  await db.members.insert(memberOf(persona, bornAt))
  if (persona.readNotices) await db.noticeReads.insert({ id: persona.id, noticeIds: persona.readNotices })
  if (persona.balance === 0) return
  ledger.post({
    at: bornAt - 100 * 86_400_000,
    type: 'deposit',
    orderNo: `D${persona.id}`,
    remark: 'Opening balance',
    postings: [
      { account: houseAccount('cashier'), amount: -persona.balance },
      { account: memberAccount(persona.id), amount: persona.balance },
    ],
  })
}

/** Named worlds: what a fresh one contains. */
export const scenarios: Record<string, Scenario> = {
  /** Every persona, everything switched on. */
  async default(site) {
    for (const persona of personas) await addPersona(site, persona)
  },
  /** Nobody and nothing: what a contract or a unit test fills itself. */
  async empty() {},
}

export const scenarioNames = Object.keys(scenarios)
