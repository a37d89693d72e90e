import { catalogue } from '../../mock-server/src/catalogue/catalogue.ts'
import { ask, type Attack, aWorld, signIn } from './attack.ts'

const slot = catalogue().hot.find(({ partner }) => partner === 'slot')!

/** Somebody with a game open, in a world of their own. */
async function seated(mock: string, query: string) {
  const world = aWorld()
  const token = await signIn(mock, 'demo01', world)
  const { json } = await ask(mock, `GET /wps/game/launchGame?${query}`, { token, world })
  const { content, gameUrl } = (json?.value ?? {}) as { content?: { game_url: string }; gameUrl?: string }
  const launch = new URL(content?.game_url ?? gameUrl ?? '', mock).searchParams.get('launch') ?? ''
  if (!launch) throw new Error(`no game was opened: ${JSON.stringify(json)}`)
  const money = async () => JSON.stringify((await ask(mock, 'GET /__admin/ledger', { world })).json?.['accounts'])
  return { world, token, launch, money }
}

export const games: Attack[] = [
  {
    name: 'a slot’s launch id places bets at the lottery',
    async run({ mock }) {
      const { world, launch, money } = await seated(mock, `launchMode=GLS&nodeId=${slot.nodeId}`)
      const before = await money()
      for (const call of ['GET /partners/lottery/state', 'POST /partners/lottery/open', 'POST /partners/lottery/bet']) {
        const isRead = call.startsWith('GET')
        const line = isRead ? `${call}?launch=${launch}` : call
        const { status } = await ask(mock, line, { world, ...(!isRead && { body: { launch, bets: [aBet] } }) })
        if (status !== 401) return `${call} answered ${status}`
      }
      return (await money()) === before ? undefined : 'money moved'
    },
  },
  {
    name: 'a game takes stakes while the site is closed',
    async run({ mock }) {
      const { world, launch, money } = await seated(mock, `launchMode=GLS&nodeId=${slot.nodeId}`)
      const before = await money()
      await ask(mock, 'POST /__admin/system/status', { world, body: { maintenance: true } })
      const { status } = await ask(mock, 'POST /partners/slot/spin', { world, body: { launch, stake: 1000 } })
      if (status !== 503) return `a spin answered ${status}`
      return (await money()) === before ? undefined : 'money moved'
    },
  },
  {
    name: 'an ended login goes on playing',
    async run({ mock }) {
      const { world, token, launch } = await seated(mock, `launchMode=GLS&nodeId=${slot.nodeId}`)
      await ask(mock, 'DELETE /wps/session/logout', { world, token })
      const { status } = await ask(mock, 'POST /partners/slot/open', { world, body: { launch } })
      return status === 401 ? undefined : `it answered ${status}`
    },
  },
]

const aBet = { gameId: 311, playId: 2, content: '1', price: 10_000, numero: '1' }
