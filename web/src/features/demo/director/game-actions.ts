import { config } from '#lib/site/config.ts'
import { session } from '#api/member/session.ts'
import { sendRequest, control } from '../control.ts'

/** Actions in a game's page. The page is in a cross-origin frame, so its calls are sent directly. */
export type GameAction = keyof typeof gameActions

const SLOT = 'launchMode=GLS&nodeId=10001'
const SPORTS = 'launchMode=GLS&nodeId=13182'
const STAKE = 100
const LOTTERY = { gameId: 307, bettingContent: '05,27' }
const MAX_SPINS = 60

async function callGateway<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const headers = {
    authorization: session.token() ?? '',
    merchant: config.merchant,
    'content-type': 'application/json',
  }
  const request = new Request(new URL(path, location.origin), {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  const reply = await sendRequest(request)
  const answer = (await reply.json()) as Answer & { errorCode?: string }
  if (reply.ok) return answer
  throw new Error(answer.errorCode ?? `${reply.status}`)
}

async function launch(query: string): Promise<string> {
  type LaunchResponse = { value: { content: { game_url: string } } }
  const { value } = await callGateway<LaunchResponse>('GET', `/wps/game/launchGame?${query}`)
  return new URL(value.content.game_url, location.origin).searchParams.get('launch') ?? ''
}

async function slotWin() {
  const id = await launch(SLOT)
  const { stakes } = await callGateway<{ stakes: number[] }>('POST', '/partners/slot/open', { launch: id })
  const [stake = STAKE] = stakes
  for (let spin = 0; spin < MAX_SPINS; spin++) {
    const { won } = await callGateway<{ won: number }>('POST', '/partners/slot/spin', { launch: id, stake })
    if (won > stake) return
  }
}

async function lotteryBet() {
  type NearNumerosResponse = { nextNumero: { numero: string } }
  const { nextNumero } = await callGateway<NearNumerosResponse>(
    'GET',
    `/lotto-vn/lgw/numeros/near?gameId=${LOTTERY.gameId}`,
  )
  const bet = { ...LOTTERY, account: session.get()?.userName, singleBetPrice: 10, numero: nextNumero.numero }
  await control('POST /provider-states', { state: 'a member has an open lottery bet', params: bet })
}

type SportsResponse = { fixtures: { id: string; odds: Record<string, number> }[] }
let ticket: { launch: string; kind: 'single'; stake: number; legs: object[] } | undefined

async function oddsMoved() {
  const id = await launch(SPORTS)
  const { fixtures } = await callGateway<SportsResponse>('POST', '/partners/sports/open', { launch: id })
  const { id: fixture, odds } = fixtures.find((one) => Object.keys(one.odds).length > 0)!
  const [[pick, price] = ['', 0]] = Object.entries(odds)
  ticket = { launch: id, kind: 'single', stake: STAKE, legs: [{ fixture, pick, odds: price + 0.05 }] }
  const refused = await callGateway('POST', '/partners/sports/bet', ticket).then(
    () => false,
    () => true,
  )
  if (!refused) throw new Error('/partners/sports/bet')
}

const oddsTaken = () => callGateway('POST', '/partners/sports/bet', { ...ticket, accept: 'any' })

export const gameActions = { slotWin, lotteryBet, oddsMoved, oddsTaken }
