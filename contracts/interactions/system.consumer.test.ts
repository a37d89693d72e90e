import { defaultDialect } from '@longan/sdk'
import { test } from 'vitest'
import { MERCHANT, underMaintenance } from '../consumer/examples.ts'
import { answersInBothLanguages, answersAsConfigured } from '../consumer/preconditions.ts'
import { operation } from '../consumer/pact.ts'
import type { ProviderState } from '../states/states.ts'
import {
  anyText,
  boolean,
  eachLike,
  equal,
  identifier,
  integer,
  listWith,
  oneOf,
  someText,
  textLike,
} from '../consumer/shapes.ts'

const getSystemStatus = operation('getSystemStatus', { call: (gateway) => gateway.system.getStatus() })
const getSystemStatusV2 = operation('getSystemStatusV2', {
  call: (gateway) => gateway.system.getStatus(),
  gateway: { dialect: { ...defaultDialect, statusCalls: 'v2' } },
})
const getSettings = operation('getSettings', { call: (gateway) => gateway.system.getSettings() })
const getWhitelabel = operation('getWhitelabel', { call: (gateway) => gateway.system.getWhitelabel() })
const getTemplates = operation('getTemplates', { call: (gateway) => gateway.system.getTemplates() })
const listCountries = operation('listCountries', { call: (gateway) => gateway.system.listCountries() })
const listHelpTopics = operation('listHelpTopics', {
  query: { lang: 'VI' },
  call: (gateway) => gateway.system.listHelpTopics(),
})

const onOrOff = oneOf('1', '0')
const modules = eachLike({ modId: identifier('GAMELO3'), enabled: onOrOff })
const features = {
  modId: identifier('ROOT'),
  enabled: equal('1'),
  childrenNodes: eachLike({ modId: identifier('HOMEPAGE'), enabled: onOrOff, childrenNodes: modules }),
}
const settings = {
  customerService: eachLike({
    path: textLike('^[^ ]+$', 'https://help.site.example'),
    title: someText('Hỗ trợ'),
    type: integer(3),
  }),
  domainRoute: eachLike({ domainName: identifier('site.example') }),
  mainDomain: identifier('site.example'),
  imageCDNs: [],
  resources: eachLike({
    resourceType: oneOf('IOS', 'Android', 'MOBILECONFIG'),
    url: someText('https://site.example/app'),
  }),
  whitelabel: features,
  register: {
    username: {
      acceptedPattern: anyText('*'),
      minLength: integer(4),
      maxLength: integer(16),
      patternId: integer(1),
      enabled: boolean(true),
      required: boolean(true),
    },
  },
  mobileTemplate: { mem_cen: integer(1), dep_func: integer(1) },
}

const restricted: ProviderState = ['the region is restricted', {}]
const status = (maintenance: boolean) => ({
  info: settings,
  location: { ip: textLike('^[0-9a-f.:]+$', '127.0.0.1') },
  maintenance,
  regionRestriction: false,
})

test('getSystemStatus', () => getSystemStatus.answers({ reply: status(false) }))

const longUrl = 'm'.repeat(201)
test('getSystemStatus 400 request_param_err', () =>
  getSystemStatus.refuses(400, 'request_param_err', {
    query: { url: longUrl },
    call: (gateway) => gateway.system.getStatus(longUrl),
    value: { field: 'url', reason: anyText('must not have more than 200 characters') },
  }))

test('getSystemStatus under maintenance', () =>
  getSystemStatus.answers({ about: 'under maintenance', given: [underMaintenance], reply: status(true) }))

const dialects = [
  { dialect: 'A', one: getSystemStatus, closed: 2 },
  { dialect: 'B', one: getSystemStatusV2, closed: 1 },
]

test.each(dialects)('$one.id with the code of dialect $dialect', async ({ dialect, one, closed }) => {
  const given: ProviderState[] = [['the gateway has one dialect', { dialect }]]
  const about = `with the code of dialect ${dialect}`
  await one.answers({
    about,
    given,
    reply: { maintenance: equal(false), regionRestriction: equal(false), status: equal(0) },
  })
  await one.answers({
    about: `under maintenance ${about}`,
    given: [...given, underMaintenance],
    reply: { maintenance: equal(true), status: equal(closed) },
  })
})

test.each([getSystemStatus, getSystemStatusV2])('$id where the region is restricted', (one) =>
  one.answers({
    about: 'where the region is restricted',
    given: [restricted],
    reply: { maintenance: equal(false), regionRestriction: equal(true) },
  }),
)
test('getSystemStatusV2 where the region is restricted with the code of dialect B', () =>
  getSystemStatusV2.answers({
    about: 'where the region is restricted with the code of dialect B',
    given: [['the gateway has one dialect', { dialect: 'B' }], restricted],
    reply: { maintenance: equal(false), regionRestriction: equal(true), status: equal(2) },
  }))

test('getSettings', () => getSettings.answers({ reply: settings }))

test('getSettings 400 function.not.available', () =>
  getSettings.refuses(400, 'function.not.available', { gateway: { merchant: 'NOBODY' } }))

test('getWhitelabel', () => getWhitelabel.answers({ reply: features }))

test('getTemplates', () =>
  getTemplates.answers({
    reply: {
      templateId: textLike('^[WM].*$', 'M1'),
      merchantCode: equal(MERCHANT),
      parameters: { switch_register: onOrOff, mem_cen: onOrOff },
    },
  }))

test('listCountries', () =>
  listCountries.answers({
    reply: eachLike({
      name: someText('Việt Nam'),
      code: textLike('^[A-Z]{2}$', 'VN'),
      countryDialingCode: textLike('^\\+[0-9]{1,4}$', '+84'),
    }),
  }))

test('listHelpTopics', () =>
  listHelpTopics.answers({
    reply: eachLike({ title: someText('Nạp tiền'), content: someText('<p>Chọn ngân hàng.</p>') }),
  }))

test('listHelpTopics 400 request_param_err', () =>
  listHelpTopics.refuses(400, 'request_param_err', {
    query: { lang: 'vietnamese' },
    gateway: { language: () => 'vietnamese' },
    headers: { Language: 'vietnamese' },
    value: { field: 'lang', reason: anyText('must match the pattern') },
  }))

test('getSystemStatus in both languages', () =>
  answersInBothLanguages(getSystemStatus, (text) => ({ info: { customerService: eachLike({ title: text }) } })))

test('listCountries in both languages', () => answersInBothLanguages(listCountries, (text) => listWith({ name: text })))

test('listHelpTopics in both languages', () =>
  answersInBothLanguages(listHelpTopics, (text) => eachLike({ title: text })))

test.each([getSystemStatus, getTemplates, getWhitelabel, listCountries, listHelpTopics])(
  '$id as configured',
  answersAsConfigured,
)
