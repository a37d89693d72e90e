import { once } from 'node:events'
import { statSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { newWorld, type Probe, sendRequest } from './probes.ts'
import { runLongan, withFolder } from './run-longan.ts'

const HOSTILE = 'x\u001B[2J\u001B]0;title\u0007\u202E'
const COMMANDS = [['time'], ['scenario'], ['rewind'], ['fork', 'aside'], ['recording', 'start'], ['snapshot']]

async function startForeignServer(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, [Symbol.asyncDispose]: async () => void server.close() }
}

export const commandLine: Probe[] = [
  {
    name: 'a redirect takes the admin token to another server',
    async run() {
      let stolen: unknown
      await using thief = await startForeignServer((request, response) => {
        stolen ??= request.headers['x-admin-token']
        response.end('{"operations":1}')
      })
      await using mock = await startForeignServer((request, response) =>
        response.writeHead(307, { location: thief.url + request.url }).end(),
      )
      for (const command of COMMANDS) await runLongan(...command, '--url', mock.url, '--token', 'secret')
      return stolen === undefined ? undefined : 'it was sent'
    },
  },
  {
    name: 'the text of a snapshot controls the terminal',
    run: ({ mock }) =>
      withFolder(async (folder) => {
        const { json } = await sendRequest(mock, 'GET /__admin/snapshot', { world: newWorld() })
        writeFileSync(`${folder}/world.json`, JSON.stringify({ ...json, scenario: HOSTILE }))
        const printed = await runLongan('snapshot', 'show', `${folder}/world.json`)
        return /(?!\n)[\p{Cc}\u202E]/u.test(printed) ? JSON.stringify(printed.slice(0, 80)) : undefined
      }),
  },
  {
    name: 'another user of the machine reads a saved snapshot',
    run: ({ mock }) =>
      withFolder(async (folder) => {
        await runLongan('snapshot', 'save', `${folder}/world.json`, '--url', mock, '--world', newWorld())
        const mode = statSync(`${folder}/world.json`).mode & 0o777
        return mode === 0o600 ? undefined : `its mode is ${mode.toString(8)}`
      }),
  },
]
