// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import type { Http } from '@longan/sdk'
import { tickets } from '@longan/sdk/tickets'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const listTickets: Query<ReturnType<typeof tickets>['list']> = /* @__PURE__ */ query('listTickets', [(http: Http) => tickets(http).list, 1], { secured: true, localized: true })
export const claimTicket: Command<ReturnType<typeof tickets>['claim']> = /* @__PURE__ */ command('claimTicket', [(http: Http) => tickets(http).claim, 1], ['listClaimedRewards', 'listTickets'])
export const claimFreeSpinTicket: Command<ReturnType<typeof tickets>['claimFreeSpins']> = /* @__PURE__ */ command('claimFreeSpinTicket', [(http: Http) => tickets(http).claimFreeSpins, 1], ['getStatement', 'getWallet', 'getWalletBalance', 'listClaimedRewards', 'listTickets', 'listTransactions'])
export const listDiscountTickets: Query<ReturnType<typeof tickets>['listDiscounts']> = /* @__PURE__ */ query('listDiscountTickets', [(http: Http) => tickets(http).listDiscounts, 0], { secured: true, localized: true })
export const getTicketConfig: Query<ReturnType<typeof tickets>['getConfig']> = /* @__PURE__ */ query('getTicketConfig', [(http: Http) => tickets(http).getConfig, 0], { secured: true, localized: true })
export const cancelTicket: Command<ReturnType<typeof tickets>['cancel']> = /* @__PURE__ */ command('cancelTicket', [(http: Http) => tickets(http).cancel, 1], ['listTickets'])
export const getRaffleStatus: Query<ReturnType<typeof tickets>['getRaffle']> = /* @__PURE__ */ query('getRaffleStatus', [(http: Http) => tickets(http).getRaffle, 0], { secured: true, localized: true })
export const claimRaffle: Command<ReturnType<typeof tickets>['claimRaffle']> = /* @__PURE__ */ command('claimRaffle', [(http: Http) => tickets(http).claimRaffle, 1], ['getRaffleStatus', 'getStatement', 'getWallet', 'getWalletBalance', 'listClaimedRewards', 'listTransactions'])
