import { type Handlers, success } from './dialect.ts'

/** The status code in the dialect with status codes: 0 open, 1 address blocked, 2 maintenance. */
export type SiteState = { code: 0 | 1 | 2 }

const on = (modId: string, ...below: string[]) => ({
  modId,
  enabled: '1',
  displayName: modId.toLowerCase(),
  childrenNodes: below.map((one) => ({ modId: one, enabled: '1', sort: 9 })),
})

const info = {
  mainDomain: 'second.example',
  domainRoute: [],
  imageCDNs: [],
  customerService: [],
  resources: [],
  register: {},
  mobileTemplate: { mem_cen: 1, dep_func: 1, skin: 'lotus' },
  whitelabel: {
    modId: 'ROOT',
    enabled: '1',
    childrenNodes: [on('COMM3'), on('MEMBER', 'INBOX3', 'PERSNICK3'), on('SECURITY', 'PASS3')],
  },
  timezone: 'GMT+7',
}

export const system = (site: SiteState): Handlers => ({
  'GET /wps/v2/system/status': () =>
    // The flags contradict the code: only dialect A reads the code.
    success({
      info,
      location: { ip: '198.51.100.4', isp: 'VNPT' },
      maintenance: false,
      regionRestriction: false,
      status: site.code,
    }),
  'GET /wps/system/settings/consolidated': () => success(info),
  'GET /wps/system/whitelabel': () => success(info.whitelabel),
  'GET /wps/system/templates': () =>
    success({ templateId: 'M012', merchantCode: 'SECOND', parameters: { switch_register: '1', mem_cen: '1' } }),
  'GET /wps/system/country': () => success([{ name: 'Việt Nam', code: 'VN', countryDialingCode: '+84', flag: 'vn' }]),
  'GET /wps/system/helpCenter': ({ query }) =>
    success(
      query.get('device') === 'MOBILE'
        ? [{ title: 'Nạp tiền qua quầy', content: '<p>Đến quầy <b>số 2</b>.</p>', helpId: 31 }]
        : [],
    ),
})
