type Flags = Record<string, boolean>

/** A status answer of an open site, with these features switched on or off. */
export const siteStatus = (flags: Flags = {}, more: object = {}, info: object = {}) => ({
  maintenance: false,
  regionRestriction: false,
  location: { ip: '203.0.113.7' },
  info: {
    customerService: [],
    domainRoute: [],
    mainDomain: '',
    imageCDNs: [],
    resources: [],
    whitelabel: {
      modId: 'ROOT',
      enabled: '1',
      childrenNodes: Object.entries(flags).map(([modId, on]) => ({ modId, enabled: on ? '1' : '0' })),
    },
    register: {},
    mobileTemplate: { mem_cen: 0, dep_func: 0 },
    ...info,
  },
  ...more,
})

/** A gateway that knows a few answers by path and refuses everything else; it keeps what it was asked. */
export function smallSite(answers: Record<string, unknown> = {}) {
  const values: Record<string, unknown> = {
    '/wps/system/status': siteStatus(),
    '/wps/wallets/gcs': { sumBalance: 100 },
    '/wps/member/info': { id: 1, account: 'demo01', nickname: 'Lan', type: 0 },
    '/wps/session/logout': true,
    ...answers,
  }
  const asked: Request[] = []
  const fetch = async (request: Request) => {
    asked.push(request)
    const value = await values[new URL(request.url).pathname]
    return value === undefined
      ? Response.json({ success: false, errorCode: 'system.error' }, { status: 500 })
      : Response.json({ success: true, value })
  }
  const askedFor = (path: string) => asked.filter((request) => new URL(request.url).pathname === path)
  return { fetch, askedFor }
}
