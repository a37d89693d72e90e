import { config } from '#lib/config.ts'
import { session } from '#api/session.ts'
import { askBehind, control } from '../control.ts'

/** What happens in a game's own page, which nobody outside it may touch: its calls are made in its stead. */
export type Play = keyof typeof plays

const SLOT = 'launchMode=GLS&nodeId=10001'
const SPORTS = 'launchMode=GLS&nodeId=13182'
const STAKE = 100
const LOTTERY = { gameId: 307, bettingContent: '05,27' }
/** One of so many spins wins. */
const MOST_SPINS = 60

/** What the gateway, or a partner, answers whoever is logged in. */
async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
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
  const reply = await askBehind(request)
  const answer = (await reply.json()) as Answer & { errorCode?: string }
  if (reply.ok) return answer
  throw new Error(answer.errorCode ?? `${reply.status}`)
}

async function launch(query: string): Promise<string> {
  type Launched = { value: { content: { game_url: string } } }
  const { value } = await ask<Launched>('GET', `/wps/game/launchGame?${query}`)
  return new URL(value.content.game_url, location.origin).searchParams.get('launch') ?? ''
}

async function slotWin() {
  const id = await launch(SLOT)
  const { stakes } = await ask<{ stakes: number[] }>('POST', '/partners/slot/open', { launch: id })
  const [stake = STAKE] = stakes
  for (let spin = 0; spin < MOST_SPINS; spin++) {
    const { won } = await ask<{ won: number }>('POST', '/partners/slot/spin', { launch: id, stake })
    if (won > stake) return
  }
}

async function lotteryBet() {
  type Near = { nextNumero: { numero: string } }
  const { nextNumero } = await ask<Near>('GET', `/lotto-vn/lgw/numeros/near?gameId=${LOTTERY.gameId}`)
  const bet = { ...LOTTERY, account: session.get()?.userName, singleBetPrice: 10, numero: nextNumero.numero }
  await control('POST /provider-states', { state: 'a member has an open lottery bet', params: bet })
}

type Book = { fixtures: { id: string; odds: Record<string, number> }[] }
/** The ticket that is held on to between two steps. */
let ticket: { launch: string; kind: 'single'; stake: number; legs: object[] } | undefined

/** Odds are read, time passes, and they are not what they were: the book refuses the bet. */
async function oddsMoved() {
  const id = await launch(SPORTS)
  const { fixtures } = await ask<Book>('POST', '/partners/sports/open', { launch: id })
  const { id: fixture, odds } = fixtures.find((one) => Object.keys(one.odds).length > 0)!
  const [[pick, price] = ['', 0]] = Object.entries(odds)
  ticket = { launch: id, kind: 'single', stake: STAKE, legs: [{ fixture, pick, odds: price + 0.05 }] }
  const refused = await ask('POST', '/partners/sports/bet', ticket).then(
    () => false,
    () => true,
  )
  if (!refused) throw new Error('/partners/sports/bet')
}

const oddsTaken = () => ask('POST', '/partners/sports/bet', { ...ticket, accept: 'any' })

export const plays = { slotWin, lotteryBet, oddsMoved, oddsTaken }
