import { type Answer, ask } from '../security/attack.ts'

/** What the app asks while somebody comes in, looks around, plays a slot and looks at what they have: about ten minutes. */
const HOME = [
  'GET /wps/system/status?url=m.longan.example',
  'GET /wps/relay/MCSFE_getListAnnouncements?types=B,PL,PU,PR,H&groupName=m_home&platform=M',
  'GET /wps/relay/GCSGAME_hotGamesV2?isPlatform=2&language=VI&platform=html5',
  'GET /wps/relay/GCSGAME_newGameVendor?merchant=DEMO&platform=html5&language=VI',
  'GET /wps/relay/ODSFE2_getWinnerBoard',
  'POST /wps/relay/VIS_getJackpot',
]
const OWN = ['GET /wps/wallets/gcs', 'GET /wps/v2/wallets/balance?typeId=0']
const LISTS = ['RNG', 'FISH', 'LIVE'].map(
  (type) =>
    `GET /wps/relay/GCSGAME_gameList?merchant=DEMO&platform=html5&pageNo=1&pageSize=35&gameType=${type}&language=VI`,
)
const RECORDS = ['GET /wps/relay/ODSFE2_MemTransDet?language=VI', 'GET /wps/relay/ODSFE2_RNGOrders?language=VI']
const SLOT = 'GET /wps/game/launchGame?launchMode=GLS&nodeId=10001'
const SPINS = 20

/** Asks one line of a world; refuses an answer that is no success, since it would cost less. */
export type Asking = (line: string, more?: { token?: string; body?: unknown }) => Promise<Answer>
export const askingAt =
  (url: string, world: string): Asking =>
  async (line, more = {}) => {
    const answer = await ask(url, line, { world, key: crypto.randomUUID(), ...more })
    if (answer.status !== 200) throw new Error(`${line} answered ${answer.status}: ${answer.text}`)
    return answer
  }

/** Comes in as a persona, and answers the token. */
export async function comeIn(asking: Asking): Promise<string> {
  const body = { type: 'username', username: 'demo01', password: 'Demo@123' }
  return String((await asking('POST /wps/session/login', { body })).json?.value?.['token'])
}

/** Somebody's whole visit to a world of their own; answers how many calls it took. */
export async function visit(url: string, world: string): Promise<number> {
  let calls = 0
  const counted = askingAt(url, world)
  const asking: Asking = (...said) => {
    calls++
    return counted(...said)
  }
  for (const line of HOME) await asking(line)
  const token = await comeIn(asking)
  for (const line of [...OWN, ...HOME, ...LISTS]) await asking(line, { token })
  const launch = launchIn(await asking(SLOT, { token }))
  await asking('POST /partners/slot/open', { body: { launch } })
  for (let spin = 0; spin < SPINS; spin++) await asking('POST /partners/slot/spin', { body: { launch, stake: 1000 } })
  for (const line of [...OWN, ...RECORDS]) await asking(line, { token })
  await asking('DELETE /wps/session/logout', { token })
  return calls
}

function launchIn({ json }: Answer): string {
  const { content, gameUrl } = (json?.value ?? {}) as { content?: { game_url: string }; gameUrl?: string }
  return new URL(content?.game_url ?? gameUrl ?? '', 'http://site').searchParams.get('launch') ?? ''
}
