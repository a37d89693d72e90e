import { type Answers, well } from './dialect.ts'

/** The operator's code under the first reading: 0 open, 1 address blocked, 2 maintenance. */
export type Site = { code: 0 | 1 | 2 }

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

/** What the site is. It has one call for its status, the newer one, and no other. */
export const system = (site: Site): Answers => ({
  'GET /wps/v2/system/status': () =>
    // Facts that say nothing beside a code that says all: only the first reading takes it at its word.
    well({
      info,
      location: { ip: '198.51.100.4', isp: 'VNPT' },
      maintenance: false,
      regionRestriction: false,
      status: site.code,
    }),
  'GET /wps/system/settings/consolidated': () => well(info),
  'GET /wps/system/whitelabel': () => well(info.whitelabel),
  'GET /wps/system/templates': () =>
    well({ templateId: 'M012', merchantCode: 'SECOND', parameters: { switch_register: '1', mem_cen: '1' } }),
  'GET /wps/system/country': () => well([{ name: 'Việt Nam', code: 'VN', countryDialingCode: '+84', flag: 'vn' }]),
  'GET /wps/system/helpCenter': ({ query }) =>
    well(
      query.get('device') === 'MOBILE'
        ? [{ title: 'Nạp tiền qua quầy', content: '<p>Đến quầy <b>số 2</b>.</p>', helpId: 31 }]
        : [],
    ),
})
