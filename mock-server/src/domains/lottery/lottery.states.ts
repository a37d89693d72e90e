import * as v from 'valibot'
import { scopeOf } from '../../kernel/idempotency.ts'
import { state } from '../../kernel/provider-state.ts'
import { invalidField } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import type { MembersService } from '../member/member.service.ts'
import type { SessionService } from '../session/session.service.ts'
import { lotteryById } from './lotteries.ts'
import type { LotteryBetsService } from './lottery-bets.service.ts'
import { roundNamed } from './rounds.ts'

const round = v.object({ gameId: v.number(), numero: v.string() })
const wish = v.object({
  ...round.entries,
  account: v.string(),
  bettingContent: v.string(),
  singleBetPrice: v.number(),
})
const command = v.object({ token: v.string(), key: v.string() })

function roundOf({ gameId, numero }: v.InferOutput<typeof round>) {
  const named = roundNamed(lotteryById(gameId, 'params.gameId'), numero)
  if (!named) throw invalidField('params.numero', 'is not an issue of this lottery')
  return named
}

type Needs = { members: MembersService; session: SessionService; lotteryBets: LotteryBetsService }

export const lotteryStates = (world: World, { members, session, lotteryBets }: Needs) => {
  async function moveTo(time: number) {
    world.clock.set(time)
    await world.catchUp()
  }
  async function bet({ account, numero, ...wished }: v.InferOutput<typeof wish>) {
    const content = { ...wished, playId: 2, bettingApproach: 'STANDARD' }
    const contents = [{ ...content, winStop: false, numero: [{ numero, multiple: 1 }] }]
    const member = members.named(account, 'params.account')
    await lotteryBets.place(member, { prizeMode: 'Elott', contents, language: 'vi' })
  }

  return {
    'a lottery round takes bets': state(round, (params) => moveTo(roundOf(params).startAt)),
    'a lottery round is closed': state(round, (params) => moveTo(roundOf(params).lockAt)),
    'a member has an open lottery bet': state(wish, async (params) => {
      await moveTo(roundOf(params).startAt)
      await bet(params)
    }),
    'a member has a drawn lottery bet': state(wish, async (params) => {
      const { startAt, drawAt } = roundOf(params)
      await moveTo(startAt)
      await bet(params)
      await moveTo(drawAt)
    }),
    'an idempotency key was used': state(command, async ({ token, key }) => {
      const { id: memberId } = await session.authenticate(token)
      const scope = scopeOf({ memberId, method: 'POST', path: '/lotto-vn/lgw/betting', key })
      world.answers.add({ id: scope, fingerprint: 'another command', status: 200, body: '[]' })
    }),
  }
}
