import { catalogue } from '../catalogue/catalogue.ts'
import type { LocalizedText } from '../catalogue/words.ts'
import { memberTable } from '../domains/member/member.model.ts'
import type { World } from '../kernel/world/world.ts'

/** Returns the names of the people and vendors behind the ledger's accounts, by account. The gateway's other accounts have no name. */
export function accountNames(world: World): Record<string, LocalizedText> {
  const members = world.table(memberTable)
  const nameOf = (account: string): LocalizedText | undefined => {
    const [kind, id = ''] = account.split(':')
    if (kind === 'house') return catalogue().vendorByCode.get(id)?.name
    const member = members.get(Number(id))
    if (!member) return undefined
    const name = member.nickname ? `${member.nickname} (${member.account})` : member.account
    return { vi: name, en: name }
  }
  const named = Object.keys(world.ledger.accounts()).map((account) => [account, nameOf(account)] as const)
  return Object.fromEntries(named.flatMap(([account, name]) => (name ? [[account, name]] : [])))
}
