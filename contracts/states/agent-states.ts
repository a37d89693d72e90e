import * as v from 'valibot'

const account = v.string()
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
