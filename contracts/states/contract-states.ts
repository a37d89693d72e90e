import * as v from 'valibot'

const account = v.string()
const contractType = v.string()
const productType = v.string()

export const contractStates = {
  'a contract was offered': {
    parameters: v.object({
      account,
      contractId: v.number(),
      contractType,
      productType,
      rate: v.number(),
      status: v.string(),
      offeredBy: v.optional(account),
      at: v.optional(v.number()),
      answeredAt: v.optional(v.number()),
    }),
    means:
      'The newest contract offered to the member (at `at` in ms, by the agent `offeredBy`, else by the site) is this one, of one step: from stakes of 1,000,000 below, by three members, a share of `rate`. PENDING waits for an answer, ACTIVE is in force (since `answeredAt` in ms), WITHDRAWN was, and waits to be confirmed.',
  },
  'a contract has paid': {
    parameters: v.object({
      account,
      orderNo: v.string(),
      contractType,
      productType,
      amount: v.number(),
      paidAt: v.number(),
    }),
    means:
      'A contract of the member has paid the amount at `paidAt` (ms), for the 24 hours before; 100 times as much was staked below, and 10 times as much lost.',
  },
}
