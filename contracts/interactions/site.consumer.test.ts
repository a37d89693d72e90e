import { defaultDialect } from '@longan/sdk'
import { test } from 'vitest'
import { answersAsConfigured } from '../consumer/preconditions.ts'
import { operation } from '../consumer/pact.ts'
import {
  address,
  anyText,
  boolean,
  eachLike,
  equal,
  identifier,
  integer,
  someText,
  textLike,
} from '../consumer/shapes.ts'

const LONG = 'x'.repeat(201)
const host = textLike('^[a-z0-9.-]+$', 'site.example')
const tooLong = { field: 'url', reason: anyText('must NOT have more than 200 characters') }
const channels = eachLike({ path: someText('https://support.example'), title: someText('CSKH'), type: integer(3) })

const getSystemStatusV2 = operation('getSystemStatusV2', {
  call: (gateway) => gateway.system.getStatus(),
  gateway: { dialect: { ...defaultDialect, statusCalls: 'v2' } },
})
const getLocation = operation('getLocation', { call: (gateway) => gateway.system.getLocation() })
const getDomainRoute = operation('getDomainRoute', { call: (gateway) => gateway.system.getDomainRoute() })
const listServiceChannels = operation('listServiceChannels', {
  call: (gateway) => gateway.system.listServiceChannels(),
})
const listDownloads = operation('listDownloads', { call: (gateway) => gateway.system.listDownloads() })
const listHeadIcons = operation('listHeadIcons', { call: (gateway) => gateway.system.listHeadIcons() })
const pingGateway = operation('pingGateway', {
  query: { speed: '84' },
  call: (gateway) => gateway.system.ping(84),
})
const measured = { name: 'page.load', page: '/m/home', durationMs: 640 }
const collectTelemetry = operation('collectTelemetry', {
  body: measured,
  call: (gateway) => gateway.system.collect(measured),
})
const checkAppDomain = operation('checkAppDomain', { call: (gateway) => gateway.system.isAppDomain() })
const listPixelTracks = operation('listPixelTracks', { call: (gateway) => gateway.system.listPixelTracks() })

test('getSystemStatusV2', () =>
  getSystemStatusV2.answers({
    reply: { maintenance: equal(false), location: { ip: textLike('^[0-9a-f.:]+$', '203.0.113.7') } },
  }))

test('getSystemStatusV2 400 request_param_err', () =>
  getSystemStatusV2.refuses(400, 'request_param_err', {
    query: { url: LONG },
    call: (gateway) => gateway.system.getStatus(LONG),
    value: tooLong,
  }))

test('getLocation', () => getLocation.answers({ reply: { ip: textLike('^[0-9a-f.:]+$', '203.0.113.7') } }))

test('getDomainRoute', () =>
  getDomainRoute.answers({ reply: { customerService: channels, domainList: eachLike({ domainName: host }) } }))

test('getDomainRoute 400 domain_not_available', () =>
  getDomainRoute.refuses(400, 'domain_not_available', {
    query: { url: 'elsewhere.example' },
    call: (gateway) => gateway.system.getDomainRoute('elsewhere.example'),
    value: { field: 'url', reason: anyText('is not a domain of this site') },
  }))

test('getDomainRoute 400 request_param_err', () =>
  getDomainRoute.refuses(400, 'request_param_err', {
    query: { url: LONG },
    call: (gateway) => gateway.system.getDomainRoute(LONG),
    value: tooLong,
  }))

test('listServiceChannels', () => listServiceChannels.answers({ reply: channels }))

test('listDownloads', () =>
  listDownloads.answers({
    reply: eachLike({
      resourceType: textLike('^(IOS|Android|MOBILECONFIG)$', 'IOS'),
      url: address('https://site.example/app.ipa'),
    }),
  }))

test('listHeadIcons', () =>
  listHeadIcons.answers({ reply: eachLike({ iconId: identifier('1'), url: address('/art/avatar/1.webp') }) }))

test('listHeadIcons as configured', () => answersAsConfigured(listHeadIcons))

test('pingGateway', () => pingGateway.answers({}))

test('pingGateway 400 request_param_err', () =>
  pingGateway.refuses(400, 'request_param_err', {
    query: { speed: '-5' },
    call: (gateway) => gateway.system.ping(-5),
    value: { field: 'speed', reason: anyText('must be >= 0') },
  }))

test('collectTelemetry', () => collectTelemetry.answers({}))

test('collectTelemetry 400 request_param_err', () =>
  collectTelemetry.refuses(400, 'request_param_err', {
    body: { name: '' },
    call: (gateway) => gateway.system.collect({ name: '' }),
    value: { field: 'name', reason: anyText('must NOT have fewer than 1 characters') },
  }))

test('checkAppDomain', () => checkAppDomain.answers({ reply: boolean(false) }))

test('checkAppDomain 400 request_param_err', () =>
  checkAppDomain.refuses(400, 'request_param_err', {
    query: { url: LONG },
    call: (gateway) => gateway.system.isAppDomain(LONG),
    value: tooLong,
  }))

test('listPixelTracks', () =>
  listPixelTracks.answers({ reply: eachLike({ platform: identifier('demo'), pixelId: identifier('longan-demo-1') }) }))
