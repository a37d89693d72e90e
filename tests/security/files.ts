import { statSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { root, startMock, startServer } from '../performance/processes.ts'
import { isResponding, type Probe, sendRequest } from './probes.ts'
import { withFolder } from './run-longan.ts'

const privatePaths = [`/@fs${root}package.json?raw`, `/@fs${root}tests/tool.ts`, '/__open-in-editor?file=package.json']
/** Of the whole port range, two that hardly anything uses: the development server needs its port and the next. */
const DEVELOPMENT_PORT = '38471'

export const files: Probe[] = [
  {
    name: 'the development server returns files of the checkout, opens the editor, or listens on the network',
    async run() {
      await using app = await startServer(['web/serve/start.ts', '--port', DEVELOPMENT_PORT])
      for (const path of privatePaths) {
        const { status } = await sendRequest(app.url, `GET ${path}`)
        if (status !== 403 && status !== 404) return `${path} had the status ${status}`
      }
      return findOnNetwork(app.url)
    },
  },
  {
    name: 'the preview or the mock listens on the network',
    run: async ({ mock, site }) => (await findOnNetwork(site)) ?? findOnNetwork(mock),
  },
  {
    name: 'another user of the machine reads the store of a mock',
    run: () =>
      withFolder(async (folder) => {
        const store = `${folder}/worlds.db`
        await using mock = await startMock('--store', store)
        await sendRequest(mock.url, 'POST /wps/member/trialuser')
        const mode = statSync(store).mode & 0o777
        return mode === 0o600 ? undefined : `its mode is ${mode.toString(8)}`
      }),
  },
]

/** Returns the damage if the server also responds at the machine's address in the local network. A machine without one is safe. */
async function findOnNetwork(url: string) {
  const lan = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)
  const address = `http://${lan?.address}:${new URL(url).port}`
  return lan && (await isResponding(address)) ? `it responds at ${address}` : undefined
}
