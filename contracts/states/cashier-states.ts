import * as v from 'valibot'

const account = v.string()
const amount = v.number()
const at = v.optional(v.number())

const transfer = { vendorId: v.optional(v.number()), remarks: v.optional(v.string()) }

export const cashierStates = {
  'a member has a payment password': {
    parameters: v.object({ account, paymentPassword: v.string() }),
    means: 'The member has set this payment password, it is not locked, and no wrong one was tried since.',
  },
  "a member's payment password is locked": {
    parameters: v.object({ account }),
    means: 'So many wrong payment passwords were tried that none is taken for a while. The member has one.',
  },
  'a member has a bank card': {
    parameters: v.object({
      account,
      bankCardId: v.number(),
      bankCode: v.string(),
      cardNumber: v.string(),
      payeeName: v.string(),
    }),
    means: 'The card is the newest of the member, who has this payee name. The first card is the default one.',
  },
  'a member has a wallet for withdrawals': {
    parameters: v.object({
      account,
      bankCardId: v.number(),
      cardType: v.string(),
      bankCode: v.string(),
      walletAddress: v.string(),
      walletName: v.optional(v.string()),
      payeeName: v.optional(v.string()),
    }),
    means:
      'The member has this account to withdraw to: an e-wallet (`E`) of this holder, or a wallet of coins (`V`) of this name. The first of a kind is the default one.',
  },
  'games count for less': {
    parameters: v.object({ vassalage: v.string(), gameType: v.string(), excludeTurnover: v.number() }),
    means: 'Of a stake on games of this vendor and category so many percent do not count; all others count in full.',
  },
  'a member has to stake': {
    parameters: v.object({ account, requiredTurnover: amount }),
    means: 'So much must still be staked before anything can be withdrawn, and nothing of it is done.',
  },
  'a member has withdrawn': {
    parameters: v.object({ account, refId: v.string(), amount, at }),
    means:
      'The newest withdrawal of the member is this one, made today (at `at` in ms) to a bank card without a charge, and it is paid.',
  },
  'a member has an open withdrawal': {
    parameters: v.object({ account, refId: v.string(), amount, at, estimatedTime: v.optional(v.number()) }),
    means:
      'The newest withdrawal of the member is this one, made today (at `at` in ms) to a bank card without a charge, and it is in review. It is expected to be paid at `estimatedTime` (ms).',
  },
  'a withdrawal has ended': {
    parameters: v.object({ refId: v.string(), outcome: v.string() }),
    means:
      'This withdrawal, which the member has made, is `paid`, was `rejected` by the operator, or was `returned` by the bank.',
  },
  'nothing is paid out': { parameters: v.object({}), means: 'The operator has switched withdrawals off.' },
  'a member has an open deposit': {
    parameters: v.object({ account, depositId: v.string(), amount, at, ...transfer }),
    means:
      'The newest deposit of the member is this bank transfer, begun just now (or at `at` in ms) and open for 15 minutes, and nothing has arrived. It goes through the channel `vendorId`, with the text `remarks`.',
  },
  'a member has a credited deposit': {
    parameters: v.object({ account, depositId: v.string(), amount, at, ...transfer }),
    means:
      'The newest deposit of the member is this bank transfer, begun at `at` (ms), without a charge or a bonus, and it is credited a minute after the money has arrived, which was at once.',
  },
  'a member has an open deposit of coins': {
    parameters: v.object({ account, depositId: v.string(), amount, bankCode: v.string(), rate: amount, at }),
    means:
      'The newest deposit of the member is this one, begun at `at` (ms), to be paid in the coin `bankCode`, one of which is `rate`; nothing has arrived.',
  },
  'a deposit was rejected': {
    parameters: v.object({ depositId: v.string(), reason: v.string() }),
    means: 'The operator has rejected this deposit, which the member has begun, for this reason (in Vietnamese).',
  },
  'a deposit has arrived': {
    parameters: v.object({ depositId: v.string(), amount }),
    means: 'The payment of this deposit, which the member has begun, has arrived with this amount, and is credited.',
  },
  'nothing is paid in': { parameters: v.object({}), means: 'The operator has switched deposits off.' },
  'a member has money at a vendor': {
    parameters: v.object({ account, accountTypeId: v.number(), balance: amount }),
    means: "The member's wallet at this vendor holds exactly this, and the others of vendors hold nothing.",
  },
  'a vendor wallet is closed': {
    parameters: v.object({ account, accountTypeId: v.number() }),
    means: 'Nothing can be moved into or out of this wallet at present.',
  },
  'the site has a single wallet': {
    parameters: v.object({}),
    means: 'The operator has made one wallet of the main one and those at vendors.',
  },
} as const
