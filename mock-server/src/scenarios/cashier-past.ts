import { depositTable } from '../domains/deposits/deposit.model.ts'
import { newDeposit } from '../domains/deposits/deposits.service.ts'
import { grantTable } from '../domains/grants/grant.model.ts'
import { paymentPasswordTable, printOf } from '../domains/security/payment-password.model.ts'
import { type Account, accountTable } from '../domains/withdrawals/account.model.ts'
import { createPast } from '../domains/withdrawals/past-withdrawals.ts'
import { PER_DAY } from '../domains/withdrawals/withdrawal-rules.ts'
import { memberTable } from '../domains/member/member.model.ts'
import type { Caller } from '../kernel/caller.ts'
import { midnightBefore } from '../kernel/local-day.ts'
import type { World } from '../kernel/world.ts'
import type { History } from './seed-history.ts'

type PastAccount = Pick<Account, 'kind' | 'bankCode' | 'number'> & { name?: string }
type Person = { payeeName: string; accounts: PastAccount[]; also?(world: World, memberId: number): Promise<void> }

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const VND = 100
/** What personas pay with, where they have set it. */
const PAYMENT_PASSWORD = '246810'

const card = (bankCode: string, number: string): PastAccount => ({ kind: 'BC', bankCode, number })

/** Who has something at the cashier; each shows something else. */
const PEOPLE: Record<string, Person> = {
  demo01: {
    payeeName: 'NGUYEN MINH ANH',
    accounts: [
      card('SVBK', '9704000012346789'),
      card('NLBK', '9704220087651234'),
      { kind: 'EW', bankCode: 'SENP', number: '0901234567' },
      { kind: 'VW', bankCode: 'USDT', number: 'TLongan9x7Kp2mQ4vR8sYbN3cW6dH5jGfe', name: 'USDT' },
    ],
    also: leaveOpen,
  },
  /** A deposit of theirs waits for its money, and a withdrawal is being looked at. */
  vip02: {
    payeeName: 'TRAN QUOC HUY',
    accounts: [card('HGBK', '9704150011112222')],
    async also(world, id) {
      await createPast(world).write(id, {
        id: `W${id}900001`,
        amount: 2_000_000 * VND,
        state: 'reviewing',
        bankCode: 'HGBK',
        number: '9704150011112222',
        submittedAt: world.bornAt - 2 * MINUTE,
      })
      await leaveOpen(world, id)
    },
  },
  /** Has not staked what came in. */
  many01: {
    payeeName: 'LE THU HA',
    accounts: [card('CSBK', '9704360099998888')],
    async also(world, id) {
      const required = 100_000 * VND
      const at = world.bornAt - DAY
      await world.table(grantTable).insert({ id: `G${id}900001`, memberId: id, kind: 'deposit', required, at })
    },
  },
  /** Has withdrawn today as often as there is. */
  agent01: { payeeName: 'PHAM VAN HOA', accounts: [card('TDBK', '9704050077776666')], also: useUp },
}

/** A bank transfer that nobody has made yet: it expires by itself. */
async function leaveOpen(world: World, memberId: number) {
  const order = { id: `D${memberId}0001`, memberId, vendorId: 1, method: 'MT', bankCode: 'SVBK' }
  const row = newDeposit({ ...order, requested: 200_000 * VND, way: 'transfer', now: world.clock.now() })
  await world.table(depositTable).insert(row)
  world.events.schedule(row.expiresAt, 'deposit.expire', { id: row.id })
}

async function useUp(world: World, memberId: number) {
  const { write } = createPast(world)
  for (let index = 0; index < PER_DAY; index++) {
    const submittedAt = Math.max(midnightBefore(world.bornAt), world.bornAt - (PER_DAY - index) * 20 * MINUTE)
    const id = `W${memberId}90000${index + 1}`
    await write(memberId, { id, amount: 100_000 * VND, state: 'paid', submittedAt })
  }
}

/** Gives personas what they have at the cashier. */
export const cashierPast: History = {
  name: 'cashier',
  isOf: ({ account }) => Object.hasOwn(PEOPLE, account),
  write: fill,
}

async function fill(world: World, { id, account }: Caller) {
  const person = PEOPLE[account]!
  await world.table(paymentPasswordTable).insert({ id, password: printOf(id, PAYMENT_PASSWORD), failures: 0 })
  await world.table(memberTable).update(id, { payeeName: person.payeeName })
  for (const [index, own] of person.accounts.entries()) await addAccount(world, { id, person, own, index })
  await person.also?.(world, id)
}

type Adding = { id: number; person: Person; own: PastAccount; index: number }

async function addAccount(world: World, { id: memberId, person, own, index }: Adding) {
  const isDefault = person.accounts.findIndex(({ kind }) => kind === own.kind) === index
  const holder = own.kind === 'VW' ? '' : person.payeeName
  const createdAt = world.bornAt - (60 - index) * DAY
  await world
    .table(accountTable)
    .insert({ ...own, id: memberId * 10 + index + 1, memberId, holder, isDefault, createdAt })
}
