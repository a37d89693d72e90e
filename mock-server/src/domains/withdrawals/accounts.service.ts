import { bankNamed } from '../../catalogue/banks.ts'
import type { Caller } from '../../kernel/caller.ts'
import { invalidField, Refusal } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import type { MembersService } from '../member/member.service.ts'
import { type Account, accountTable } from './account.model.ts'

export type { Account } from './account.model.ts'
export type AccountsService = ReturnType<typeof accountsService>
export type NewAccount = Pick<Account, 'kind' | 'bankCode' | 'number' | 'holder'> & { name?: string | undefined }

/** How many accounts of one kind a member may have. */
export const MAX_ACCOUNTS = 5
/** New ones are numbered from here, away from those that personas have had all along. */
const FIRST_ID = 100_000

/** Names are compared as they are printed on cards. */
const asPrinted = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toUpperCase()
/** The default one first, then the newest. */
const inOrder = (one: Account, other: Account) =>
  Number(other.isDefault) - Number(one.isDefault) || other.createdAt - one.createdAt || other.id - one.id

/** Bank cards, e-wallets and crypto addresses: where a member's money can be sent. */
export const accountsService = (world: World, members: MembersService) => {
  const { clock, ids } = world
  const accounts = world.table(accountTable)
  const of = (memberId: number, kind?: Account['kind']): Account[] =>
    accounts
      .where({ memberId })
      .filter((account) => !kind || account.kind === kind)
      .sort(inOrder)

  /** The member's account of this id; anything else is refused under the name of the `field` that asked. */
  function named(memberId: number, id: number | undefined, field = 'bankCardId'): Account {
    const account = id === undefined ? undefined : accounts.get(id)
    if (account?.memberId !== memberId) throw invalidField(field, 'is not one of your accounts')
    return account
  }

  return {
    of,
    named,
    async setDefault({ id, memberId, kind }: Account): Promise<void> {
      for (const one of of(memberId, kind))
        if (one.isDefault !== (one.id === id)) await accounts.update(one.id, { isDefault: one.id === id })
    },

    /** Refuses what may not be added, and changes nothing. */
    examine: ({ id }: Caller, account: NewAccount) =>
      refuseUnwelcome(account, { have: of(id), payeeName: members.get(id)?.payeeName }),

    /** Adds what `examine` has let pass. The first of its kind is the default; the first of all gives the payee name, where there is none. */
    async add(
      memberId: number,
      { name, ...account }: NewAccount,
      id = FIRST_ID + ids.next('account'),
    ): Promise<Account> {
      const holder = asPrinted(account.holder)
      if (holder && members.get(memberId)?.payeeName === undefined)
        await members.update(memberId, { payeeName: holder })
      const own = { ...(name && { name }), isDefault: of(memberId, account.kind).length === 0 }
      return accounts.insert({ ...account, ...own, holder, id, memberId, createdAt: clock.now() })
    },

    async remove(account: Account): Promise<void> {
      accounts.remove(account.id)
      const [next] = of(account.memberId, account.kind)
      if (account.isDefault && next) await accounts.update(next.id, { isDefault: true })
    },
  }
}

type Owner = { have: Account[]; payeeName: string | undefined }

function refuseUnwelcome(account: NewAccount, { have, payeeName }: Owner) {
  refuseUnfit(account)
  refuseOtherName(payeeName, account)
  if (have.some((one) => one.bankCode === account.bankCode && one.number === account.number)) throw exists(account)
  if (have.filter(({ kind }) => kind === account.kind).length >= MAX_ACCOUNTS) throw tooMany()
}

function refuseUnfit({ kind, bankCode, number, holder }: NewAccount) {
  const bank = bankNamed(bankCode)
  if (bank?.kind !== kind) throw invalidField('bankCode', 'is not in the list of banks of this kind')
  if (!bank.pattern.test(number)) throw invalidField(numberField(kind), `must match ${bank.pattern.source}`)
  if (kind === 'VW') return
  if (!/^[A-Za-z ]{2,50}$/.test(holder)) throw invalidField('payeeName', 'must be 2-50 letters without diacritics')
}

function refuseOtherName(payeeName: string | undefined, { kind, holder }: NewAccount) {
  if (kind === 'VW' || payeeName === undefined || asPrinted(payeeName) === asPrinted(holder)) return
  const value = { field: 'payeeName', reason: 'is not the payee name of the account' }
  throw new Refusal(400, 'payee.name.mismatch', 'The name of the holder is not the payee name', value)
}

/** What the request calls the number of an account. */
const numberField = (kind: NewAccount['kind']) => (kind === 'VW' ? 'walletAddress' : 'cardNumber')

const exists = ({ kind }: NewAccount) =>
  new Refusal(400, 'account.exists', 'The account was added already', {
    field: numberField(kind),
    reason: 'was added already',
  })
const tooMany = () =>
  new Refusal(400, 'account.limit.reached', `There are ${MAX_ACCOUNTS} accounts of this kind already`, {
    field: 'cardType',
    reason: `has ${MAX_ACCOUNTS} accounts already`,
  })
