import * as v from 'valibot'
import type { SessionService } from '../domains/session/session.service.ts'
import type { Caller } from '../kernel/world/caller.ts'
import { defineDomain } from '../kernel/world/domain.ts'
import { defineLog } from '../kernel/tables/table.ts'
import type { World } from '../kernel/world/world.ts'
import { agentHistory } from './agent-history.ts'
import { playHistory } from './play-history.ts'
import type { History } from './history.ts'
import { limitHistory } from './limit-history.ts'
import { rewardHistory } from './reward-history.ts'
import { getLetter, reminderAt } from '../catalogue/texts-letters.ts'
import type { LocalizedText } from '../catalogue/words.ts'
import { chatLineTable, letterTable } from '../domains/messages/messages.model.ts'
import { grantTable } from '../domains/grants/grants.service.ts'
import { paymentPasswordTable, hashPaymentPassword } from '../domains/security/payment-password.service.ts'
import { type Account, accountTable } from '../domains/withdrawals/account.model.ts'
import { createPastWithdrawals } from '../domains/withdrawals/past-withdrawals.ts'
import { memberTable } from '../domains/member/member.model.ts'
import { midnightBefore } from '../kernel/world/local-day.ts'

type SeededAccount = Pick<Account, 'kind' | 'bankCode' | 'number'> & { name?: string }
type CashierPersona = {
  payeeName: string
  accounts: SeededAccount[]
  seedOrders?(world: World, memberId: number): Promise<void>
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const VND = 100
const PAYMENT_PASSWORD = '246810'

const card = (bankCode: string, number: string): SeededAccount => ({ kind: 'BC', bankCode, number })

const PERSONAS: Record<string, CashierPersona> = {
  demo01: {
    payeeName: 'NGUYEN MINH ANH',
    accounts: [
      card('SVBK', '9704000012346789'),
      card('NLBK', '9704220087651234'),
      { kind: 'EW', bankCode: 'SENP', number: '0901234567' },
      { kind: 'VW', bankCode: 'USDT', number: 'TLongan9x7Kp2mQ4vR8sYbN3cW6dH5jGfe', name: 'USDT' },
    ],
  },
  vip02: {
    payeeName: 'TRAN QUOC HUY',
    accounts: [card('HGBK', '9704150011112222')],
    async seedOrders(world, id) {
      await createPastWithdrawals(world).write(id, {
        id: `W${id}900001`,
        amount: 2_000_000 * VND,
        state: 'reviewing',
        bankCode: 'HGBK',
        number: '9704150011112222',
        submittedAt: world.createdAt - 2 * MINUTE,
      })
    },
  },
  many01: {
    payeeName: 'LE THU HA',
    accounts: [card('CSBK', '9704360099998888')],
    async seedOrders(world, id) {
      const required = 100_000 * VND
      const at = world.createdAt - DAY
      await world.table(grantTable).insert({ id: `G${id}900001`, memberId: id, kind: 'deposit', required, at })
    },
  },
  agent01: { payeeName: 'PHAM VAN HOA', accounts: [card('TDBK', '9704050077776666')], seedOrders: seedMaxWithdrawals },
}

/** As many withdrawals as a day allows. */
const WITHDRAWN = [
  { minutesAgo: 187, amount: 500_000 },
  { minutesAgo: 141, amount: 1_200_000 },
  { minutesAgo: 96, amount: 350_000 },
  { minutesAgo: 52, amount: 2_000_000 },
  { minutesAgo: 17, amount: 800_000 },
]

async function seedMaxWithdrawals(world: World, memberId: number) {
  const { write } = createPastWithdrawals(world)
  const midnight = midnightBefore(world.createdAt)
  for (const [index, { minutesAgo, amount }] of WITHDRAWN.entries()) {
    const submittedAt = Math.max(midnight, world.createdAt - minutesAgo * MINUTE)
    await write(memberId, {
      id: `W${memberId}90000${index + 1}`,
      amount: amount * VND,
      state: 'paid',
      bankCode: 'TDBK',
      number: '9704050077776666',
      submittedAt,
      fundedAt: Math.max(midnight, submittedAt - 9 * MINUTE),
    })
  }
}

const cashierHistory: History = {
  name: 'cashier',
  appliesTo: ({ account }) => Object.hasOwn(PERSONAS, account),
  seed: seedCashier,
}

async function seedCashier(world: World, { id, account }: Caller) {
  const person = PERSONAS[account]!
  await world
    .table(paymentPasswordTable)
    .insert({ id, password: hashPaymentPassword(id, PAYMENT_PASSWORD), failures: 0 })
  await world.table(memberTable).update(id, { payeeName: person.payeeName })
  for (const [index, account] of person.accounts.entries()) await addAccount(world, { id, person, account, index })
  await person.seedOrders?.(world, id)
}

type NewAccount = { id: number; person: CashierPersona; account: SeededAccount; index: number }

async function addAccount(world: World, { id: memberId, person, account, index }: NewAccount) {
  const isDefault = person.accounts.findIndex(({ kind }) => kind === account.kind) === index
  const holder = account.kind === 'VW' ? '' : person.payeeName
  const createdAt = world.createdAt - (60 - index) * DAY
  await world
    .table(accountTable)
    .insert({ ...account, id: memberId * 10 + index + 1, memberId, holder, isDefault, createdAt })
}

/** Letters by key, newest first; `unread` counts the unread ones, `times` repeats all. `reminders` counts unread lines of the chat robot. */
type Mailbox = {
  letters: string
  unread?: number
  times?: number
  reminders?: number
  chatLines?: readonly LocalizedText[]
}

const HOUR = 3_600_000

const CHAT_LINES: readonly LocalizedText[] = [
  { vi: 'Chào bạn, tôi đã nạp tiền lúc sáng.', en: 'Hello, I made a deposit this morning.' },
  { vi: 'Tôi muốn hỏi về hoàn trả tuần này.', en: 'I would like to ask about this week’s rebate.' },
]

const MAILBOXES: Readonly<Record<string, Mailbox>> = {
  demo01: {
    letters: 'rebate deposit games withdraw vip security survey welcome',
    unread: 3,
    reminders: 4,
    chatLines: CHAT_LINES,
  },
  vip02: { letters: 'vip withdraw limits security welcome' },
  many01: { letters: 'games lottery rebate limits survey security', unread: 100, times: 20, reminders: 250 },
  agent01: { letters: 'contract downline downline rebate games welcome' },
  agent41: { letters: 'downline security welcome' },
  agent42: { letters: 'lottery downline welcome' },
  odd03: { letters: 'limits welcome' },
  odd40: { letters: 'welcome' },
  captcha01: { letters: 'security deposit survey welcome' },
}

const messageHistory: History = {
  name: 'post',
  appliesTo: ({ account }) => account in MAILBOXES,
  seed: seedMessages,
}

async function seedMessages(world: World, member: Caller): Promise<void> {
  const { letters, times = 1, ...post } = MAILBOXES[member.account]!
  const keys = letters.split(' ')
  await seedLetters(world, member, {
    keys: Array.from({ length: times }, () => keys).flat(),
    unread: post.unread ?? 0,
  })
  await seedChatLines(world, member, post)
}

/** Ids are derived from the member's id, so that the sequence of new letters stays the same; the newest has the highest. */
async function seedLetters(
  { table, createdAt }: World,
  { id: memberId }: Caller,
  { keys, unread }: { keys: string[]; unread: number },
) {
  for (const [index, key] of keys.toReversed().entries()) {
    const age = keys.length - index
    const { title, content } = getLetter(key)
    const letter = { id: memberId * 1000 + index + 1, memberId, box: 'in' as const, sender: 'SERVICE', recipients: [] }
    await table(letterTable).insert({ ...letter, title, content, at: createdAt - age * 7 * HOUR, isRead: age > unread })
  }
}

async function seedChatLines(
  { table, createdAt }: World,
  { id: memberId }: Caller,
  { chatLines = [], reminders = 0 }: Pick<Mailbox, 'chatLines' | 'reminders'>,
) {
  const robot = Array.from({ length: reminders }, (_, index) => ({ by: 'robot' as const, text: reminderAt(index) }))
  const lines = [...chatLines.map((text) => ({ by: 'member' as const, text })), ...robot]
  for (const [index, line] of lines.entries()) {
    const at = createdAt - (lines.length - index) * 60_000
    await table(chatLineTable).insert({
      id: -(memberId * 1000 + index),
      memberId,
      ...line,
      at,
      isSeen: line.by === 'member',
    })
  }
}

const HISTORIES: readonly History[] = [
  agentHistory,
  playHistory,
  rewardHistory,
  messageHistory,
  cashierHistory,
  limitHistory,
]

/** Ids of the seeded parts of histories: `1001:play`. */
const historyTable = defineLog('pasts', v.object({ id: v.string() }))

/** Seeds the member's history, each part once. */
export async function seedHistory(world: World, member: Caller, histories = HISTORIES): Promise<void> {
  const written = world.table(historyTable)
  for (const { name, appliesTo, seed } of histories) {
    const id = `${member.id}:${name}`
    if (!appliesTo(member) || written.get(id)) continue
    await seed(world, member)
    await written.insert({ id })
  }
}

/** Seeds the limits and breaks of a member, who may not be able to log in because of them. */
export const seedLimitHistory = (world: World, member: Caller): Promise<void> =>
  seedHistory(world, member, [limitHistory])

export const history = defineDomain({
  name: 'history',
  tables: [historyTable],
  subscriptions: {
    session(world: World, { session }: { session: SessionService }) {
      session.beforeSession((member) => seedHistory(world, member))
      session.beforeAdmission((member) => seedLimitHistory(world, member))
    },
  },
})
