import { ask, type Attack, aWorld, signIn } from './attack.ts'

const credentials = { type: 'username', username: 'many01', password: 'Demo@123' }
const READ = 'POST /wps/relay/MCSFE_markAnnouncementRead'

export const commands: Attack[] = [
  {
    name: 'a command repeated after a new login is done twice',
    async run({ mock }) {
      const world = aWorld()
      const send = async () => {
        const token = await signIn(mock, 'many01', world)
        return ask(mock, READ, { token, world, key: 'one-intent-of-mine', body: { announcementId: 501, read: true } })
      }
      await send()
      const { headers, status } = await send()
      return headers.get('idempotent-replay') === 'true' ? undefined : `it was done again: ${status}`
    },
  },
  {
    name: 'twenty at once under one key are done more than once',
    async run({ mock }) {
      const world = aWorld()
      const token = await signIn(mock, 'many01', world)
      const sent = { token, world, key: 'twenty-at-once', body: { announcementId: 501, read: true } }
      const all = await Promise.all(Array.from({ length: 20 }, () => ask(mock, READ, sent)))
      const done = all.filter(({ headers }) => headers.get('idempotent-replay') !== 'true').length
      return done === 1 ? undefined : `${done} were done`
    },
  },
  {
    name: 'a login is said again to whoever repeats its key',
    async run({ mock }) {
      const world = aWorld()
      const sent = { world, key: 'login-of-somebody', body: credentials }
      const [one, other] = [
        await ask(mock, 'POST /wps/session/login', sent),
        await ask(mock, 'POST /wps/session/login', sent),
      ]
      return one.json?.value?.['token'] === other.json?.value?.['token'] ? 'the same token came' : undefined
    },
  },
  {
    name: 'a snapshot tells what opens something',
    async run({ mock }) {
      const world = aWorld()
      const token = await signIn(mock, 'many01', world)
      const { text } = await ask(mock, 'GET /__admin/snapshot', { world })
      return [token, 'Demo@123'].find((secret) => text.includes(secret))
    },
  },
]
