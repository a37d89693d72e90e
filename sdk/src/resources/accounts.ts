import type { Call, Http } from '../http.ts'
import { accountsOperations } from '../operations/accounts.gen.ts'
import type { AccountInput, AccountRemoval } from '../schema.gen.ts'
import { done, value } from '../value.ts'

/** Accounts for withdrawals: bank cards, e-wallets, crypto addresses. */
export const accounts = (http: Http) => {
  const { GET, POST, PUT, DELETE } = http.clientOf(accountsOperations)

  return {
    list: (call?: Call) => value(GET('/wps/relay/MCSFE_getWithdrawAccountInfo', call)),
    /** The same, by the call of older gateways. */
    listCards: (call?: Call) => value(GET('/wps/member/bankCard', call)),
    add: (body: AccountInput, call?: Call) => done(PUT('/wps/member/bankCard', { body, ...call })),
    remove: (body: AccountRemoval, call?: Call) => done(DELETE('/wps/member/bankCard', { body, ...call })),
    setDefault: (bankCardId: number, call?: Call) =>
      done(POST('/wps/relay/MCSFE_setDefaultWithdrawAccount', { body: { bankCardId }, ...call })),
    /** Banks (`B`), e-wallets (`E`) or coins (`V`). */
    listBanks: (cardType: 'B' | 'E' | 'V' = 'B', call?: Call) =>
      value(GET('/wps/relay/MCSFE_getBanks', { params: { query: { cardType } }, ...call })),
    listEWalletGroups: (call?: Call) => value(GET('/wps/relay/MCSFE_getEWalletGroups', call)),
    getBindConfiguration: (call?: Call) => value(GET('/wps/relay/MCSFE_getBindConfiguration', call)),
  }
}
