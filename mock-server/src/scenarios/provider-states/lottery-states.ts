import * as v from 'valibot'
import { scopeOf } from '../../kernel/idempotency.ts'
import { lotteryById } from '../../domains/lottery/lotteries.ts'
import { roundNamed } from '../../domains/lottery/rounds.ts'
import { badField } from '../../kernel/refusal.ts'
import type { Site } from '../../kernel/site.ts'
import { memberNamed, state } from './provider-state.ts'

const round = { gameId: v.number(), numero: v.string() }
const bettor = { account: v.string(), ...round }

function roundOf({ gameId, numero }: { gameId: number; numero: string }) {
  const named = roundNamed(lotteryById(gameId, 'params.gameId'), numero)
  if (!named) throw badField('params.numero', 'is not an issue of this lottery')
  return named
}

async function moveTo({ world }: Site, time: number) {
  world.clock.set(time)
  await world.catchUp()
}

async function bet(site: Site, { account, gameId, numero }: { account: string; gameId: number; numero: string }) {
  const content = { gameId, playId: 2, bettingContent: '05', singleBetPrice: 10, bettingApproach: 'STANDARD' }
  const contents = [{ ...content, winStop: false, numero: [{ numero, multiple: 1 }] }]
  await site.services.lotteryBets.place(memberNamed(site, account), { prizeMode: 'Elott', contents, language: 'vi' })
}

export const lotteryStates = {
  'a lottery round takes bets': state(v.object(round), (site, params) => moveTo(site, roundOf(params).startAt)),
  'a lottery round is closed': state(v.object(round), (site, params) => moveTo(site, roundOf(params).lockAt)),
  'a member has an open lottery bet': state(v.object(bettor), async (site, params) => {
    await moveTo(site, roundOf(params).startAt)
    await bet(site, params)
  }),
  'a member has a drawn lottery bet': state(v.object(bettor), async (site, params) => {
    const { startAt, drawAt } = roundOf(params)
    await moveTo(site, startAt)
    await bet(site, params)
    await moveTo(site, drawAt)
  }),
  'an idempotency key was used': state(
    v.object({ token: v.string(), key: v.string() }),
    ({ world: { answers } }, { token, key }) => {
      const scope = scopeOf({ token, method: 'POST', path: '/lotto-vn/lgw/betting', key })
      answers.set(scope, { fingerprint: 'another command', status: 200, body: '[]' })
    },
  ),
}
