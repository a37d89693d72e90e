import { findBank } from '../../catalogue/banks.ts'
import type { Caller } from '../../kernel/world/caller.ts'
import { invalidField, Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { MembersService } from '../member/member.service.ts'
import { type Account, accountTable } from './account.model.ts'

export type { Account } from './account.model.ts'
export type AccountsService = ReturnType<typeof accountsService>
export type NewAccount = Pick<Account, 'kind' | 'bankCode' | 'number' | 'holder'> & { name?: string | undefined }

export const MAX_ACCOUNTS = 5
/** First id of new accounts, above the ids of the personas' accounts. */
const FIRST_ID = 100_000

const normalizeName = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toUpperCase()
const compareAccounts = (one: Account, other: Account) =>
  Number(other.isDefault) - Number(one.isDefault) || other.createdAt - one.createdAt || other.id - one.id

export const accountsService = (world: World, members: MembersService) => {
  const { clock, ids } = world
  const accounts = world.table(accountTable)
  const of = (memberId: number, kind?: Account['kind']): Account[] =>
    accounts
      .where({ memberId })
      .filter((account) => !kind || account.kind === kind)
      .sort(compareAccounts)

  function get(memberId: number, id: number | undefined, field = 'bankCardId'): Account {
    const account = id === undefined ? undefined : accounts.get(id)
    if (account?.memberId !== memberId) throw invalidField(field, 'is not one of your accounts')
    return account
  }

  return {
    of,
    get,
    async setDefault({ id, memberId, kind }: Account): Promise<void> {
      for (const one of of(memberId, kind))
        if (one.isDefault !== (one.id === id)) await accounts.update(one.id, { isDefault: one.id === id })
    },

    assertCanAdd: ({ id }: Caller, account: NewAccount) =>
      assertAllowed(account, { existing: of(id), payeeName: members.get(id)?.payeeName }),

    /** Adds an account after `assertCanAdd`. The first account of its kind is the default; the first of all sets a missing payee name. */
    async add(
      memberId: number,
      { name, ...account }: NewAccount,
      id = FIRST_ID + ids.next('account'),
    ): Promise<Account> {
      const holder = normalizeName(account.holder)
      if (holder && members.get(memberId)?.payeeName === undefined)
        await members.update(memberId, { payeeName: holder })
      const extra = { ...(name && { name }), isDefault: of(memberId, account.kind).length === 0 }
      return accounts.insert({ ...account, ...extra, holder, id, memberId, createdAt: clock.now() })
    },

    async remove(account: Account): Promise<void> {
      accounts.remove(account.id)
      const [next] = of(account.memberId, account.kind)
      if (account.isDefault && next) await accounts.update(next.id, { isDefault: true })
    },
  }
}

type AccountOwner = { existing: Account[]; payeeName: string | undefined }

function assertAllowed(account: NewAccount, { existing, payeeName }: AccountOwner) {
  assertValid(account)
  assertPayeeName(payeeName, account)
  if (existing.some((one) => one.bankCode === account.bankCode && one.number === account.number))
    throw accountExists(account)
  if (existing.filter(({ kind }) => kind === account.kind).length >= MAX_ACCOUNTS) throw tooManyAccounts()
}

function assertValid({ kind, bankCode, number, holder }: NewAccount) {
  const bank = findBank(bankCode)
  if (bank?.kind !== kind) throw invalidField('bankCode', 'is not in the list of banks of this kind')
  if (!bank.pattern.test(number)) throw invalidField(numberField(kind), `must match ${bank.pattern.source}`)
  if (kind === 'VW') return
  if (!/^[A-Za-z ]{2,50}$/.test(holder)) throw invalidField('payeeName', 'must be 2-50 letters without diacritics')
}

function assertPayeeName(payeeName: string | undefined, { kind, holder }: NewAccount) {
  if (kind === 'VW' || payeeName === undefined || normalizeName(payeeName) === normalizeName(holder)) return
  const value = { field: 'payeeName', reason: 'is not the payee name of the account' }
  throw new Refusal(400, 'payee.name.mismatch', 'The name of the holder is not the payee name', value)
}

const numberField = (kind: NewAccount['kind']) => (kind === 'VW' ? 'walletAddress' : 'cardNumber')

const accountExists = ({ kind }: NewAccount) =>
  new Refusal(400, 'account.exists', 'The account was added already', {
    field: numberField(kind),
    reason: 'was added already',
  })
const tooManyAccounts = () =>
  new Refusal(400, 'account.limit.reached', `There are ${MAX_ACCOUNTS} accounts of this kind already`, {
    field: 'cardType',
    reason: `has ${MAX_ACCOUNTS} accounts already`,
  })
