import { catalogue } from '../../mock-server/src/catalogue/catalogue.ts'
import { sendRequest, type Probe, newWorld, signIn } from './probes.ts'

const slot = catalogue().hot.find(({ simulator }) => simulator === 'slot')!

async function openGame(mock: string, query: string) {
  const world = newWorld()
  const token = await signIn(mock, 'demo01', world)
  const { json } = await sendRequest(mock, `GET /wps/game/launchGame?${query}`, { token, world })
  const { content, gameUrl } = (json?.value ?? {}) as { content?: { game_url: string }; gameUrl?: string }
  const launch = new URL(content?.game_url ?? gameUrl ?? '', mock).searchParams.get('launch') ?? ''
  if (!launch) throw new Error(`Failed to launch a game: ${JSON.stringify(json)}`)
  const money = async () =>
    JSON.stringify((await sendRequest(mock, 'GET /__admin/ledger', { world })).json?.['accounts'])
  return { world, token, launch, money }
}

export const games: Probe[] = [
  {
    name: 'a slot’s launch id places bets in the lottery',
    async run({ mock }) {
      const { world, launch, money } = await openGame(mock, `launchMode=GLS&nodeId=${slot.nodeId}`)
      const before = await money()
      for (const call of ['GET /partners/lottery/state', 'POST /partners/lottery/open', 'POST /partners/lottery/bet']) {
        const isRead = call.startsWith('GET')
        const line = isRead ? `${call}?launch=${launch}` : call
        const { status } = await sendRequest(mock, line, { world, ...(!isRead && { body: { launch, bets: [bet] } }) })
        if (status !== 401) return `${call} answered ${status}`
      }
      return (await money()) === before ? undefined : 'money moved'
    },
  },
  {
    name: 'a game accepts stakes during maintenance',
    async run({ mock }) {
      const { world, launch, money } = await openGame(mock, `launchMode=GLS&nodeId=${slot.nodeId}`)
      const before = await money()
      await sendRequest(mock, 'POST /__admin/system/status', { world, body: { maintenance: true } })
      const { status } = await sendRequest(mock, 'POST /partners/slot/spin', { world, body: { launch, stake: 1000 } })
      if (status !== 503) return `a spin answered ${status}`
      return (await money()) === before ? undefined : 'money moved'
    },
  },
  {
    name: 'a game accepts calls after the logout',
    async run({ mock }) {
      const { world, token, launch } = await openGame(mock, `launchMode=GLS&nodeId=${slot.nodeId}`)
      await sendRequest(mock, 'DELETE /wps/session/logout', { world, token })
      const { status } = await sendRequest(mock, 'POST /partners/slot/open', { world, body: { launch } })
      return status === 401 ? undefined : `it answered ${status}`
    },
  },
]

const bet = { gameId: 311, playId: 2, content: '1', price: 10_000, numero: '1' }
