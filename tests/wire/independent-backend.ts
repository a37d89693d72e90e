import type { APIRequestContext, Page } from '@playwright/test'
import { type House, refusalAt } from '../support/backend.ts'
import type { atSecondGateway } from './at-independent-server.ts'

export type SecondSite = Awaited<ReturnType<typeof atSecondGateway>>
type Guest = { page: Page; site: SecondSite; request: APIRequestContext }

const [ACCOUNT, PASSWORD] = ['tuan88', 'Nhan#2026']

/** The second gateway, as it is on its first day. */
export function secondHouse({ page, site, request }: Guest): House {
  const { people, site: state } = site.anew()
  const merchant = 'SECOND'
  return {
    merchant,
    member: { account: ACCOUNT, password: PASSWORD, money: '7.300,50', letters: 3, unread: 2 },
    notice: /^Quầy mở cửa cả đêm/,
    help: /^Nạp tiền qua quầy/,
    async comeIn() {
      const token = people.enter(people.find({ username: ACCOUNT, password: PASSWORD })!)
      const session = { token, merchantCode: merchant, userName: ACCOUNT, type: 0, firstTimeLogin: false }
      if (!page.url().startsWith(site.app)) await page.goto('/robots.txt')
      await page.evaluate((value) => localStorage.setItem('session', value), JSON.stringify(session))
      return session
    },
    end: async (token) => people.leave(token),
    close: async (why) => (state.code = why === 'region' ? 1 : 2),
    open: async () => (state.code = 0),
    count: async (wanted) => site.calls().filter(({ call }) => call === wanted).length,
    refusalOf: (headers) => refusalAt(request, site.url, headers),
  }
}
