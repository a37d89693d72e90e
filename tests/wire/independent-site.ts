import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, startServer } from '../performance/processes.ts'
import { startIndependentServer } from './independent-server/server.ts'
import type { APIRequestContext, Page } from '@playwright/test'
import { type Backend, findRefusal } from '../support/backend.ts'

export type IndependentSite = Awaited<ReturnType<typeof startIndependentSite>>
type BackendOptions = { page: Page; site: IndependentSite; request: APIRequestContext }

const [ACCOUNT, PASSWORD] = ['tuan88', 'Nhan#2026']

export function independentBackend({ page, site, request }: BackendOptions): Backend {
  const { members, site: state } = site.reset()
  const merchant = 'SECOND'
  return {
    merchant,
    member: { account: ACCOUNT, password: PASSWORD, money: '7.300,50', letters: 3, unread: 2 },
    firstNotice: /^Quầy mở cửa cả đêm/,
    helpTopic: /^Nạp tiền qua quầy/,
    async signIn() {
      const token = members.logIn(members.find({ username: ACCOUNT, password: PASSWORD })!)
      const session = { token, merchantCode: merchant, userName: ACCOUNT, type: 0, firstTimeLogin: false }
      if (!page.url().startsWith(site.app)) await page.goto('/robots.txt')
      await page.evaluate((value) => localStorage.setItem('session', value), JSON.stringify(session))
      return session
    },
    endSession: async (token) => members.logOut(token),
    close: async (reason) => (state.code = reason === 'region' ? 1 : 2),
    reopen: async () => (state.code = 0),
    count: async (wanted) => site.calls().filter(({ call }) => call === wanted).length,
    findRefusal: (headers) => findRefusal(request, site.url, headers),
  }
}

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
