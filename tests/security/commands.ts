import { sendRequest, type Probe, newWorld, signIn } from './probes.ts'

const credentials = { type: 'username', username: 'many01', password: 'Demo@123' }
const READ = 'POST /wps/relay/MCSFE_markAnnouncementRead'

export const commands: Probe[] = [
  {
    name: 'a command repeated after a new login is executed twice',
    async run({ mock }) {
      const world = newWorld()
      const send = async () => {
        const token = await signIn(mock, 'many01', world)
        return sendRequest(mock, READ, {
          token,
          world,
          key: 'one-intent-of-mine',
          body: { announcementId: 501, read: true },
        })
      }
      await send()
      const { headers, status } = await send()
      return headers.get('idempotent-replay') === 'true' ? undefined : `it was executed again: ${status}`
    },
  },
  {
    name: 'twenty requests at once with one idempotency key are executed more than once',
    async run({ mock }) {
      const world = newWorld()
      const token = await signIn(mock, 'many01', world)
      const sent = { token, world, key: 'twenty-at-once', body: { announcementId: 501, read: true } }
      const all = await Promise.all(Array.from({ length: 20 }, () => sendRequest(mock, READ, sent)))
      const done = all.filter(({ headers }) => headers.get('idempotent-replay') !== 'true').length
      return done === 1 ? undefined : `${done} were executed`
    },
  },
  {
    name: 'a login is replayed for another client with the same idempotency key',
    async run({ mock }) {
      const world = newWorld()
      const sent = { world, key: 'login-of-somebody', body: credentials }
      const [one, other] = [
        await sendRequest(mock, 'POST /wps/session/login', sent),
        await sendRequest(mock, 'POST /wps/session/login', sent),
      ]
      return one.json?.value?.['token'] === other.json?.value?.['token'] ? 'it returned the same token' : undefined
    },
  },
  {
    name: 'a snapshot contains a token or a password',
    async run({ mock }) {
      const world = newWorld()
      const token = await signIn(mock, 'many01', world)
      const { text } = await sendRequest(mock, 'GET /__admin/snapshot', { world })
      return [token, 'Demo@123'].find((secret) => text.includes(secret))
    },
  },
]
