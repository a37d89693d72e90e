import * as v from 'valibot'
import type { Callback } from '../domains/wallet/callback.model.ts'
import type { Site } from '../gateway.ts'
import { toDecimal } from '../kernel/money/money.ts'
import { invalidField, Refusal } from '../kernel/validation/refusal.ts'
import { amountSchema } from '../kernel/world/provider-state.ts'
import { command } from './control-route.ts'

const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))
const CURRENCY = 'VND'
const player = { player: id, session: id, currency: v.picklist([CURRENCY]) }
const transaction = { ...player, transactionId: id, roundId: id }
const sum = v.strictObject({ ...transaction, amount: amountSchema })

type Player = v.InferOutput<v.ObjectSchema<typeof player, undefined>>

const balanceOf = ({ services: { wallet } }: Site, memberId: number) => ({
  balance: toDecimal(wallet.balanceOf(memberId)),
  currency: CURRENCY,
})

/** Throws a Refusal that names the field unless the session is open and belongs to the player. */
async function assertSession({ services: { session } }: Site, memberId: number, { session: token }: Player) {
  const member = await session.authenticate(token).catch((error: unknown) => {
    throw error instanceof Refusal ? invalidSession('is unknown or has ended') : error
  })
  if (member.id !== memberId) throw invalidSession('belongs to another player')
}

function invalidSession(problem: string) {
  const reason = `${problem}: pass the token that POST /wps/session/login answers for this player`
  return new Refusal(401, 'user.or.token.invalid', `session: ${reason}`, { field: 'session', reason })
}

const memberIdOf = ({ services }: Site, { player: name }: Player) =>
  services.members.findByAccount(name)?.id ?? unknownPlayer()

function unknownPlayer(): never {
  throw invalidField('player', 'is unknown')
}

type Transaction = Player & { transactionId: string; roundId: string }

async function take(site: Site, input: Transaction, call: Pick<Callback, 'kind' | 'amount' | 'debitId'>) {
  const memberId = memberIdOf(site, input)
  if (call.kind === 'debit') await assertSession(site, memberId, input)
  await site.services.callbacks.take({ id: input.transactionId, memberId, roundId: input.roundId, ...call })
  return balanceOf(site, memberId)
}

/** The wallet as game aggregators call it: the protocol of `longan wallet-check`. */
export const walletCommands = [
  command('POST /wallet/balance', v.strictObject(player), async ({ site, input }) => {
    const memberId = memberIdOf(site, input)
    await assertSession(site, memberId, input)
    return balanceOf(site, memberId)
  }),
  command('POST /wallet/debit', sum, ({ site, input }) => take(site, input, { kind: 'debit', amount: input.amount })),
  command('POST /wallet/credit', sum, ({ site, input }) => take(site, input, { kind: 'credit', amount: input.amount })),
  command('POST /wallet/rollback', v.strictObject({ ...transaction, debitId: id }), ({ site, input }) =>
    take(site, input, { kind: 'rollback', amount: 0, debitId: input.debitId }),
  ),
]
