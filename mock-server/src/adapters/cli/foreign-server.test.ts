import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { longan, ownFolder, running } from './testing.ts'

const stranger = (json: string) =>
  startServer(
    createServer((_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(json)),
  )

async function startServer(server: Server) {
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const COMMANDS = [
  ['time'],
  ['scenario', 'load', 'SC36'],
  ['scenario'],
  ['rewind'],
  ['fork', 'aside'],
  ['recording', 'start'],
  ['snapshot'],
]

test.for(['{"status":"ok"}', 'null', '[]'])('no command accepts a server that answers %s as a mock', async (json) => {
  const url = await stranger(json)

  for (const command of COMMANDS) {
    const { code, out, err } = await longan(...command, '--url', url)
    expect([command, code, out]).toEqual([command, 2, ''])
    expect(err).toContain(`${url} answers, but is not a mock of Longan`)
  }
})

test.for([301, 302, 303, 307, 308])(
  'no command follows a redirect (%i), which would send the admin token elsewhere',
  async (status) => {
    const tokens: unknown[] = []
    const other = createServer((request, response) => {
      tokens.push(request.headers['x-admin-token'])
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"operations":1}')
    })
    const target = await startServer(other)
    const url = await startServer(
      createServer((_request, response) => response.writeHead(status, { location: `${target}/x` }).end()),
    )

    for (const command of COMMANDS) {
      const { code, out, err } = await longan(...command, '--url', url, '--token', 'secret')
      expect([command, code, out]).toEqual([command, 2, ''])
      expect(err).toContain(`${url} redirects to ${target}, and redirects are not followed`)
    }
    expect(tokens).toEqual([])
  },
)

test.for(['snapshot', 'recording'])('a saved %s is not overwritten by the response of another server', async (kind) => {
  await using folder = await ownFolder()
  const file = folder.file('before.json')
  await writeFile(file, 'an important world')

  expect((await longan(kind, 'save', file, '--url', await stranger('{"status":"ok"}'))).code).toBe(2)
  expect(await readFile(file, 'utf8')).toBe('an important world')
})

test('a failed write leaves no temporary file', async () => {
  await using folder = await ownFolder()
  await using mock = await running()
  const file = folder.file('taken')
  await mkdir(file)

  expect((await longan('snapshot', 'save', file, '--url', mock.url)).err).toContain(
    `${file} cannot be written (EISDIR)`,
  )
  expect(await readdir(dirname(file))).toEqual(['taken'])
})

test.for(['snapshot', 'recording'])(
  'only the owner may read a saved %s, also if the file existed before',
  async (kind) => {
    await using folder = await ownFolder()
    await using mock = await running({ isRecorded: true })
    const file = folder.file('saved.json')
    await writeFile(file, 'older', { mode: 0o644 })

    expect((await longan(kind, 'save', file, '--url', mock.url)).code).toBe(0)

    expect((await stat(file)).mode & 0o777).toBe(0o600)
  },
)
