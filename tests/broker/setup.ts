import { createMockServer } from '@longan/mock-server'
import { listen } from '@longan/mock-server/node'
import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrokerServer, startBrokerServer } from './broker-server.ts'

const script = (path: string) => fileURLToPath(new URL(`../../contracts/${path}`, import.meta.url))
const pactFile = script('pacts/longan-web-gaming-gateway.json')

type Interaction = { description: string; pending?: boolean }
type Output = { code: number; out: string; err: string }

/** Runs a command of the contracts in a folder, without the variables of the continuous integration around it. */
export function run(file: string, flags: string[], { cwd, env = {} }: { cwd: string; env?: Record<string, string> }) {
  const { GITHUB_REF_NAME: _ref, GITHUB_HEAD_REF: _head, GITHUB_RUN_ID: _run, ...own } = process.env
  return new Promise<Output>((resolve) => {
    execFile(process.execPath, [script(file), ...flags], { cwd, env: { ...own, ...env } }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    )
  })
}

/** Creates a repository with one commit on `branch`. */
export function createRepository(branch = 'main') {
  const folder = mkdtempSync(join(tmpdir(), 'longan-repository-'))
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
  git('init', '--quiet', `--initial-branch=${branch}`)
  writeFileSync(join(folder, 'file'), 'first')
  git('add', 'file')
  git('-c', 'user.name=A', '-c', 'user.email=a@site.example', 'commit', '--quiet', '-m', 'first')
  const commit = git('rev-parse', 'HEAD')
  const change = () => writeFileSync(join(folder, 'file'), 'changed')
  return { folder, git, commit, change, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) }
}

export async function startBroker(options?: Parameters<typeof startBrokerServer>[0]) {
  const broker = await startBrokerServer(options)
  return { ...broker, [Symbol.asyncDispose]: broker.close }
}

export async function startGateway(spoil: (body: string) => string = (body) => body) {
  const mock = createMockServer()
  const { url, close } = await listen({
    ...mock,
    handle: async (call) => {
      const reply = await mock.handle(call)
      return { ...reply, body: call.path.startsWith('/__admin') ? reply.body : spoil(reply.body) }
    },
  })
  return { url, [Symbol.asyncDispose]: close }
}

/** Publishes a part of the committed pact. */
export async function publishPart({ url }: BrokerServer, names: string[], of: { version: string; branch: string }) {
  const pact = JSON.parse(readFileSync(pactFile, 'utf8')) as { interactions: Interaction[] }
  const interactions = pact.interactions.filter(({ description }) => names.includes(description))
  const content = Buffer.from(JSON.stringify({ ...pact, interactions })).toString('base64')
  const contract = { consumerName: 'longan-web', providerName: 'gaming-gateway', specification: 'pact', content }
  const response = await fetch(`${url}/contracts/publish`, {
    method: 'POST',
    body: JSON.stringify({
      pacticipantName: 'longan-web',
      pacticipantVersionNumber: of.version,
      branch: of.branch,
      contracts: [contract],
    }),
  })
  if (!response.ok) throw new Error(`Failed to publish: ${response.status}`)
}
