import { type Reply, sendRequest } from '../security/probes.ts'

const HOME = [
  'GET /wps/system/status?url=m.longan.example',
  'GET /wps/relay/MCSFE_getListAnnouncements?types=B,PL,PU,PR,H&groupName=m_home&platform=M',
  'GET /wps/relay/GCSGAME_hotGamesV2?isPlatform=2&language=VI&platform=html5',
  'GET /wps/relay/GCSGAME_newGameVendor?merchant=DEMO&platform=html5&language=VI',
  'GET /wps/relay/ODSFE2_getWinnerBoard',
  'POST /wps/relay/VIS_getJackpot',
]
const BALANCE = ['GET /wps/wallets/gcs', 'GET /wps/v2/wallets/balance?typeId=0']
const LISTS = ['RNG', 'FISH', 'LIVE'].map(
  (type) =>
    `GET /wps/relay/GCSGAME_gameList?merchant=DEMO&platform=html5&pageNo=1&pageSize=35&gameType=${type}&language=VI`,
)
const RECORDS = ['GET /wps/relay/ODSFE2_MemTransDet?language=VI', 'GET /wps/relay/ODSFE2_RNGOrders?language=VI']
const SLOT = 'GET /wps/game/launchGame?launchMode=GLS&nodeId=10001'
const SPINS = 20

/** Sends a call to a world. Throws on an error response, since it would cost less. */
export type WorldClient = (line: string, more?: { token?: string; body?: unknown }) => Promise<Reply>
export const createWorldClient =
  (url: string, world: string): WorldClient =>
  async (line, more = {}) => {
    const answer = await sendRequest(url, line, { world, key: crypto.randomUUID(), ...more })
    if (answer.status !== 200) throw new Error(`${line} answered ${answer.status}: ${answer.text}`)
    return answer
  }

export async function logIn(client: WorldClient): Promise<string> {
  const body = { type: 'username', username: 'demo01', password: 'Demo@123' }
  return String((await client('POST /wps/session/login', { body })).json?.value?.['token'])
}

export async function runVisit(url: string, world: string): Promise<number> {
  let calls = 0
  const uncounted = createWorldClient(url, world)
  const client: WorldClient = (...args) => {
    calls++
    return uncounted(...args)
  }
  for (const line of HOME) await client(line)
  const token = await logIn(client)
  for (const line of [...BALANCE, ...HOME, ...LISTS]) await client(line, { token })
  const launch = readLaunch(await client(SLOT, { token }))
  await client('POST /partners/slot/open', { body: { launch } })
  for (let spin = 0; spin < SPINS; spin++) await client('POST /partners/slot/spin', { body: { launch, stake: 1000 } })
  for (const line of [...BALANCE, ...RECORDS]) await client(line, { token })
  await client('DELETE /wps/session/logout', { token })
  return calls
}

function readLaunch({ json }: Reply): string {
  const { content, gameUrl } = (json?.value ?? {}) as { content?: { game_url: string }; gameUrl?: string }
  return new URL(content?.game_url ?? gameUrl ?? '', 'http://site').searchParams.get('launch') ?? ''
}
