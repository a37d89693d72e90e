import * as v from 'valibot'

const key = { account: v.string(), kind: v.string(), period: v.string() }

export const responsibleStates = {
  'the site has a rulebook': {
    parameters: v.object({ rulebookId: v.string() }),
    means: 'The site follows this rulebook of responsible gaming.',
  },
  'a member has a limit': {
    parameters: v.object({ ...key, amount: v.number() }),
    means:
      'The member has set this limit of responsible gaming for a day, a week or a month; `amount` is in minutes if `kind` is `time`.',
  },
  'a member has taken a time-out': {
    parameters: v.object({ account: v.string(), startedAt: v.number(), endsAt: v.number() }),
    means: 'The member has taken a time-out from `startedAt` to `endsAt` (ms).',
  },
  'a member has excluded themselves': {
    parameters: v.object({
      account: v.string(),
      startedAt: v.number(),
      endsAt: v.optional(v.number()),
      returnsAt: v.optional(v.number()),
    }),
    means:
      'The member has excluded themselves at `startedAt` until `endsAt` (ms; without an end if it is absent), and has no session. If `returnsAt` is given, the member has asked to return and can log in from then on.',
  },
  'a member has played': {
    parameters: v.object({ account: v.string(), startedAt: v.number(), endsAt: v.number() }),
    means:
      'The session of the member began at `startedAt`, and game 10001 of vendor NGT was open from then to `endsAt` (ms).',
  },
  'a member has a game open': {
    parameters: v.object({ account: v.string(), vassalage: v.string(), gameType: v.string(), nodeId: v.number() }),
    means: 'The member has just opened this game, and has not left it.',
  },
  'a member has chosen reality checks': {
    parameters: v.object({ account: v.string(), interval: v.number() }),
    means: 'The member has chosen a reality check after each `interval` ms of play.',
  },
  'a change of a limit waits': {
    parameters: v.object({ ...key, limit: v.number(), amount: v.optional(v.number()), requestedAt: v.number() }),
    means:
      'The member has set the limit `limit` and at `requestedAt` (ms) asked for the higher `amount`, or without it for the removal.',
  },
}
