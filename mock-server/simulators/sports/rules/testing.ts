import { catalogue } from '../../../src/catalogue/catalogue.ts'
import { setup } from '../../../src/adapters/testing.ts'
import type { BookOnWire } from './sports.routes.ts'

export const STAKE = 5000
type Shown = BookOnWire['fixtures'][number]

/** A member at the book of a game of this kind: what they see and do there. */
export async function seated(gameType: 'SPORTS' | 'ESPORTS' = 'SPORTS') {
  const house = setup()
  const game = catalogue().byCategory.get(gameType)![0]!
  const token = await house.signIn('many01')
  const opened = await house.call('GET', `/wps/game/launchGame?launchMode=GLS&nodeId=${game.nodeId}`, { token })
  const launch = new URL(opened.json.value.content.game_url, 'http://site').searchParams.get('launch')!
  const { world, services } = await house.mock.worlds.open('default')
  const { memberId } = services.launches.use(launch, 'sports')
  const post = (what: string, body: object = {}, key?: string) =>
    house.call('POST', `/partners/sports/${what}`, {
      body: { launch, ...body },
      ...(key && { headers: { 'idempotency-key': key } }),
    })
  const open = async (): Promise<BookOnWire> => (await post('open')).json
  const book = async () => (await open()).fixtures
  const coming = async () => (await book()).filter(({ startAt }) => startAt > world.clock.now() + 60_000)
  const bet = (legs: object[], more: object = {}) => post('bet', { kind: 'single', stake: STAKE, legs, ...more })
  const mine = async () => (await house.call('GET', `/partners/sports/bets?launch=${launch}`)).json.bets
  const balance = () => services.wallet.balanceOf(memberId) / 100
  const money = async () => {
    const { database, transactions, counters, events } = JSON.parse(await house.state())
    return { database, transactions, counters, events }
  }
  return { ...house, world, services, memberId, post, open, book, coming, bet, mine, balance, money }
}

/** A choice at the odds that are shown. */
export const legOn = ({ id, odds }: Shown, pick = 'home') => ({ fixture: id, pick, odds: odds[pick] })
