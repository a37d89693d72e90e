import * as v from 'valibot'
import { accessStates, profileStates } from './access-states.ts'
import { agentStates, contractStates } from './agent-states.ts'
import { lotteryStates, sportsStates } from './lottery-states.ts'
import { cashierStates } from './cashier-states.ts'
import { responsibleStates } from './responsible-states.ts'
import { rewardStates } from './reward-states.ts'

const account = v.string()
const token = v.string()
const nodeId = v.number()
const gameId = v.number()
const optionalGame = {
  gameId: v.optional(gameId),
  gameCode: v.optional(v.string()),
  gameType: v.optional(v.string()),
  vassalage: v.optional(v.string()),
  gameName: v.optional(v.string()),
}
const amount = v.number()
const at = v.optional(v.number())

/**
 * All provider states that an interaction may require. A backend team implements them from the texts in `means`; the mock applies them in
 * `POST /__admin/provider-states`. The states of one interaction add up. Ids are parameters, never part of a name.
 */
export const states = {
  'the site is open': {
    parameters: v.object({}),
    means: 'The site is open to all visitors; nothing is under maintenance.',
  },
  'the site is under maintenance': {
    parameters: v.object({ until: v.optional(v.number()) }),
    means: 'The operator has closed the site for maintenance, for all visitors (until `until` in ms).',
  },
  'the region is restricted': {
    parameters: v.object({}),
    means: 'The site is open, but not to visitors from the region of the request.',
  },
  'an operation fails': {
    parameters: v.object({ operation: v.string(), status: v.number(), code: v.string() }),
    means: 'Every call of this operation is answered with the status and the error code.',
  },
  'a notice is shown': {
    parameters: v.object({ announcementId: v.number() }),
    means: 'The notice is among the announcements of kind PL or PU.',
  },
  'a member is signed in': {
    parameters: v.object({ account, token }),
    means: 'The token is that of a live session of the account.',
  },
  'a session has ended': {
    parameters: v.object({ token }),
    means: 'The token belonged to a session that has ended or was replaced.',
  },
  'a member can log in': {
    parameters: v.object({ account, password: v.string() }),
    means: 'The account exists with this password, is not locked, has no failed logins, and has never logged in.',
  },
  'a member is locked': { parameters: v.object({ account }), means: 'The account exists and is disabled.' },
  'the next login needs a captcha': {
    parameters: v.object({ account }),
    means: 'So many logins of the account have failed that the next must answer a captcha.',
  },
  ...accessStates,
  ...agentStates,
  ...contractStates,
  ...profileStates,
  ...cashierStates,
  'a member has money': {
    parameters: v.object({ account, balance: amount }),
    means: 'The account has exactly this, all of it in its main wallet.',
  },
  'a member has unread messages': {
    parameters: v.object({ account, inbox: v.number(), chat: v.number() }),
    means: 'So many messages wait for the member in the inbox and in the chat.',
  },
  'a member has received a message': {
    parameters: v.object({
      account,
      messageId: v.number(),
      at,
      title: v.optional(v.string()),
      content: v.optional(v.string()),
    }),
    means:
      'The newest message in the inbox of the member has this id, is from the site (at `at` in ms, with this Vietnamese title and content), and has not been read.',
  },
  'a member has sent a message': {
    parameters: v.object({ account, messageId: v.number() }),
    means: 'The newest message in the outbox of the member has this id, and is to the customer service.',
  },
  'somebody has just told the operator something': {
    parameters: v.object({}),
    means: 'An opinion came less than a minute ago, so that the next one takes a captcha.',
  },
  'a game is offered': {
    parameters: v.object({ nodeId, ...optionalGame }),
    means:
      'The game is in the catalogue and can be opened; the rest of its names is what a launch repeats, and `gameName` what members read in Vietnamese.',
  },
  'a game is under maintenance': {
    parameters: v.object({ nodeId }),
    means: 'The game is in the catalogue, and its vendor is repairing it.',
  },
  'a vendor is under maintenance': {
    parameters: v.object({ vassalage: v.string(), from: v.number(), until: v.number() }),
    means: 'Nothing of this vendor can be opened from `from` to `until` (ms).',
  },
  'games open from a balance': {
    parameters: v.object({ leastBalance: amount }),
    means: 'A member with a lower balance cannot open a game for money.',
  },
  'a member has an unfinished game': {
    parameters: v.object({ account, nodeId, betAmount: amount }),
    means: 'The member has staked `betAmount` on this game, which waits for the member to play on.',
  },
  'a member has a favourite': {
    parameters: v.object({ account, nodeId }),
    means: 'The game is the one the member has marked as a favourite last.',
  },
  'a member has played a game': {
    parameters: v.object({ account, nodeId }),
    means: 'The game is the one the member has opened last.',
  },
  'a member has a settled bet': {
    parameters: v.object({ account, nodeId, betAmount: amount, winAmount: amount, at }),
    means:
      'The newest bet of the member is one of `betAmount` on the game, made and settled within the last hour (or at `at` in ms): `winAmount` was paid out.',
  },
  ...rewardStates,
  ...responsibleStates,
  ...lotteryStates,
  ...sportsStates,
} as const

export type StateName = keyof typeof states

export type ProviderState = {
  [Name in StateName]: readonly [name: Name, parameters: v.InferInput<(typeof states)[Name]['parameters']>]
}[StateName]
