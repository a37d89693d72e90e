import * as v from 'valibot'

const account = v.string()
const amount = v.number()
const at = v.optional(v.number())

export const rewardStates = {
  'a member has an open bet': {
    parameters: v.object({ account, gameType: v.string(), betAmount: amount, placedAt: v.number() }),
    means: 'A bet of `betAmount` on a game of this category was placed at `placedAt` (ms), and nothing is decided yet.',
  },
  'a member has staked': {
    parameters: v.object({
      account,
      gameType: v.string(),
      betAmount: amount,
      settledAt: v.number(),
      gameName: v.optional(v.string()),
      winAmount: v.optional(amount),
    }),
    means:
      'A bet of `betAmount` on a game of this category (with this Vietnamese name) was placed and settled at `settledAt` (ms). It paid `winAmount`; without that, its stake, so that the balance is as before.',
  },
  'a member has claimed': {
    parameters: v.object({ account, occasion: v.string(), amount, at, name: v.optional(v.string()) }),
    means:
      'What `occasion` names has been claimed and paid (at `at` in ms; `name` is what members read in Vietnamese): `sign-in:2026-11-20` (a day), `rebate:2026-11-19` (a day of stakes), `ticket:<transactionId>`, `raffle:2026-11-16` (the Monday of its week), `reward:<rewardId>`, `promo:<promoCode>`.',
  },
  'a member has a reward': {
    parameters: v.object({
      account,
      rewardId: v.number(),
      amount,
      points: v.number(),
      expiry: v.number(),
      eventName: v.optional(v.string()),
    }),
    means:
      'The newest reward that waits for the member is this one (MANUAL), to be claimed until `expiry` (ms). `eventName` is its Vietnamese name.',
  },
  'a member has joined a promotion': {
    parameters: v.object({ account, promotionId: v.number() }),
    means: 'The promotion runs, and the member has joined it or asked for its reward.',
  },
  'a member has points': {
    parameters: v.object({ account, points: v.number() }),
    means: 'The member has exactly so many points.',
  },
  'goods are offered': {
    parameters: v.object({
      rewardId: v.number(),
      points: v.number(),
      stock: v.number(),
      rewardName: v.optional(v.string()),
    }),
    means: 'Points buy these goods at this price, and so many pieces are left. `rewardName` is their Vietnamese name.',
  },
  'a member has redeemed points': {
    parameters: v.object({ account, rewardId: v.number(), at }),
    means: 'The last thing the member has bought with points is this, at `at` (ms).',
  },
  'a promo code exists': {
    parameters: v.object({ promoCode: v.string() }),
    means:
      'The code is one of the site: `XUAN2026` gives 20,000 and 10 points, `VONGQUAY` a ticket for the wheel, `NAP500` asks for deposits of 500,000, `HETHAN` has ended.',
  },
  'a member has brought a friend': {
    parameters: v.object({ account, friend: v.string(), registerTime: v.number(), code: v.optional(v.string()) }),
    means:
      'The account `friend` has registered with the referral code of `account` at `registerTime` (ms); it is the last who did. With `code`, this is the code.',
  },
  'a member was paid for friends': {
    parameters: v.object({ account, kind: v.string(), amount, at: v.number() }),
    means:
      'The member was paid this at `at` (ms): for a friend (`friend`), for a number of friends (`achievement`), or for what friends staked (`stakes`).',
  },
  'a draw gives a prize': {
    parameters: v.object({ account, occasion: v.string(), ticketType: v.string(), prizeId: v.number() }),
    means:
      'What the member draws next with `occasion` (`ticket:<transactionId>` or `raffle:<raffleId>`) is this prize of the kind of tickets.',
  },
  'a member has a ticket': {
    parameters: v.object({
      account,
      transactionId: v.string(),
      ticketType: v.string(),
      startDate: v.number(),
      endDate: v.number(),
    }),
    means: 'The newest ticket of the member is this one, good from `startDate` to `endDate` (ms), and not used.',
  },
} as const
