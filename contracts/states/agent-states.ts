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

const downline = v.string()
const affiUrlId = v.number()
const amount = v.number()
const at = v.optional(v.number())

export const agentStates = {
  'a member is an agent': {
    parameters: v.object({ account }),
    means: 'The member is an agent (type 1) of the site itself.',
  },
  'an agent has a downline': {
    parameters: v.object({ account, downline, rebateRate: v.number(), at, lastLogin: at }),
    means:
      'The member `downline` has joined just now (or at `at` in ms), directly below the agent (and has logged in at `lastLogin` in ms, or never), as an ordinary member (type 0) with this rebate in every category: RNG, FISH, PVP, LIVE, SPORTS, ESPORTS, COCKFIGHT, LOTT and ELOTT, in this order. The first state of this kind comes first in lists.',
  },
  'an agent has an affiliate URL': {
    parameters: v.object({ account, affiUrlId, code: v.string(), at }),
    means:
      'The newest link of the agent has this id and code, was made at `at` (ms), makes ordinary members, and gives them a rebate of 0 in every category, in the same order.',
  },
  'a member came by an affiliate URL': {
    parameters: v.object({ downline, affiUrlId, at }),
    means: 'The member `downline` is the one who registered last by this link, at `at` (ms).',
  },
  'an agent was paid a commission': {
    parameters: v.object({
      account,
      orderNo: v.string(),
      day: v.number(),
      netStake: amount,
      amount,
      at: v.optional(v.number()),
    }),
    means:
      'The newest commission of the agent is this one, for what was staked below in slots on the day that began at `day` (ms). It was paid at `at` (ms).',
  },
  'agents cannot send money': {
    parameters: v.object({}),
    means: 'The operator has switched off what agents send to others.',
  },
}
