import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, startServer } from '../performance/processes.ts'
import { startIndependentServer } from './independent-server/server.ts'

const dialect = {
  statusReading: 1,
  statusCalls: 'v2',
  logoutMethod: 'POST',
  cipherBody: 'raw',
  helpQuery: 'device',
  inboxCalls: 'EMFE',
  announcementCalls: 'CCSFE',
  agentTypes: { mode: 'exclude', list: [], excluded: [0, 4, 40] },
}

export async function startIndependentSite() {
  const gateway = await startIndependentServer()
  const folder = await mkdtemp(join(tmpdir(), 'longan-site-'))
  await cp(join(root, 'web/dist'), folder, { recursive: true })
  const config = {
    mode: 'gateway',
    gatewayUrl: gateway.url,
    merchant: 'SECOND',
    languages: ['VI', 'EN'],
    dialect,
  }
  await writeFile(join(folder, 'config.json'), JSON.stringify(config))
  const site = await startServer(['web/serve/preview.ts', '--port', '0', '--folder', folder])
  return {
    ...gateway,
    app: site.url,
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      gateway.close()
      await rm(folder, { recursive: true })
    },
  }
}
