// Generated from openapi/ and sdk/src/resources/ by `npm run generate`. Do not edit.
import { tickets } from '@longan/sdk/tickets'
import { type Command, command } from '../command.ts'
import { type Query, query } from '../query.ts'

export const listTickets: Query<ReturnType<typeof tickets>['list']> = /* @__PURE__ */ query<ReturnType<typeof tickets>['list']>(['listTickets', tickets, 1, 'list'], { secured: true, localized: true })
export const claimTicket: Command<ReturnType<typeof tickets>['claim']> = /* @__PURE__ */ command<ReturnType<typeof tickets>['claim']>(['claimTicket', tickets, 1, 'claim'], ['listClaimedRewards', 'listTickets'])
export const claimFreeSpinTicket: Command<ReturnType<typeof tickets>['claimFreeSpins']> = /* @__PURE__ */ command<ReturnType<typeof tickets>['claimFreeSpins']>(['claimFreeSpinTicket', tickets, 1, 'claimFreeSpins'], ['getStatement', 'getWallet', 'getWalletBalance', 'listClaimedRewards', 'listTickets', 'listTransactions'])
export const listDiscountTickets: Query<ReturnType<typeof tickets>['listDiscounts']> = /* @__PURE__ */ query<ReturnType<typeof tickets>['listDiscounts']>(['listDiscountTickets', tickets, 0, 'listDiscounts'], { secured: true, localized: true })
export const getTicketConfig: Query<ReturnType<typeof tickets>['getConfig']> = /* @__PURE__ */ query<ReturnType<typeof tickets>['getConfig']>(['getTicketConfig', tickets, 0, 'getConfig'], { secured: true, localized: true })
export const cancelTicket: Command<ReturnType<typeof tickets>['cancel']> = /* @__PURE__ */ command<ReturnType<typeof tickets>['cancel']>(['cancelTicket', tickets, 1, 'cancel'], ['listTickets'])
export const getRaffleStatus: Query<ReturnType<typeof tickets>['getRaffle']> = /* @__PURE__ */ query<ReturnType<typeof tickets>['getRaffle']>(['getRaffleStatus', tickets, 0, 'getRaffle'], { secured: true, localized: true })
export const claimRaffle: Command<ReturnType<typeof tickets>['claimRaffle']> = /* @__PURE__ */ command<ReturnType<typeof tickets>['claimRaffle']>(['claimRaffle', tickets, 1], ['getRaffleStatus', 'getStatement', 'getWallet', 'getWalletBalance', 'listClaimedRewards', 'listTransactions'])
