import { catalogue } from '#mock/catalogue/catalogue.ts'
import { setup } from '#mock/adapters/testing.ts'
import type { BookResponse } from './sports.simulator.ts'

export const STAKE = 5000
type ShownFixture = BookResponse['fixtures'][number]

export async function openBook(gameType: 'SPORTS' | 'ESPORTS' = 'SPORTS') {
  const gateway = setup()
  const game = catalogue().byCategory.get(gameType)![0]!
  const token = await gateway.signIn('many01')
  const opened = await gateway.call('GET', `/wps/game/launchGame?launchMode=GLS&nodeId=${game.nodeId}`, { token })
  const launch = new URL(opened.json.value.content.game_url, 'http://site').searchParams.get('launch')!
  const { world, services } = await gateway.mock.worlds.open('default')
  const { memberId } = services.launches.use(launch, 'sports')
  const post = (what: string, body: object = {}, key?: string) =>
    gateway.call('POST', `/partners/sports/${what}`, {
      body: { launch, ...body },
      ...(key && { headers: { 'idempotency-key': key } }),
    })
  const open = async (): Promise<BookResponse> => (await post('open')).json
  const getBook = async () => (await open()).fixtures
  const getUpcoming = async () => (await getBook()).filter(({ startAt }) => startAt > world.clock.now() + 60_000)
  const bet = (legs: object[], more: object = {}) => post('bet', { kind: 'single', stake: STAKE, legs, ...more })
  const ownBets = async () => (await gateway.call('GET', `/partners/sports/bets?launch=${launch}`)).json.bets
  const balance = () => services.wallet.balanceOf(memberId) / 100
  const money = async () => {
    const { database, transactions, counters, events } = JSON.parse(await gateway.state())
    return { database, transactions, counters, events }
  }
  return { ...gateway, world, services, memberId, post, open, getBook, getUpcoming, bet, ownBets, balance, money }
}

export const legOn = ({ id, odds }: ShownFixture, pick = 'home') => ({ fixture: id, pick, odds: odds[pick] })
