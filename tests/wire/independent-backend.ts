import type { APIRequestContext, Page } from '@playwright/test'
import { type Backend, findRefusal } from '../support/backend.ts'
import type { startIndependentSite } from './independent-site.ts'

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
