import { grantTable } from '../domains/grants/grant.model.ts'
import { paymentPasswordTable, hashPaymentPassword } from '../domains/security/payment-password.model.ts'
import { type Account, accountTable } from '../domains/withdrawals/account.model.ts'
import { createPastWithdrawals } from '../domains/withdrawals/past-withdrawals.ts'
import { MAX_PER_DAY } from '../domains/withdrawals/withdrawal-rules.ts'
import { memberTable } from '../domains/member/member.model.ts'
import type { Caller } from '../kernel/world/caller.ts'
import { midnightBefore } from '../kernel/world/local-day.ts'
import type { World } from '../kernel/world/world.ts'
import type { History } from './history.ts'

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

async function seedMaxWithdrawals(world: World, memberId: number) {
  const { write } = createPastWithdrawals(world)
  for (let index = 0; index < MAX_PER_DAY; index++) {
    const submittedAt = Math.max(midnightBefore(world.createdAt), world.createdAt - (MAX_PER_DAY - index) * 20 * MINUTE)
    const id = `W${memberId}90000${index + 1}`
    await write(memberId, { id, amount: 100_000 * VND, state: 'paid', submittedAt })
  }
}

export const cashierHistory: History = {
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
