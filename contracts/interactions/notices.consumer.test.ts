import { defaultDialect } from '@longan/sdk'
import { test } from 'vitest'
import { LANGUAGE, MERCHANT } from '../consumer/examples.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { anyText, boolean, eachLike, integer, someText, string, timestamp } from '../consumer/shapes.ts'

const site = { platform: 'M', merchantCode: MERCHANT, language: LANGUAGE }
const ccsfe = { dialect: { ...defaultDialect, announcementCalls: 'CCSFE' as const } }
const opinion = { type: 3 as const, content: 'Trò chơi rất hay, nhưng nhạc hơi to.' }
const short = { ...opinion, content: 'Hay' }

const listAnnouncementsByCcsfe = operation('listAnnouncementsByCcsfe', {
  query: { types: 'PL', ...site },
  call: (gateway) => gateway.content.listAnnouncements({ types: 'PL' }),
  gateway: ccsfe,
})
const listSiteNotices = operation('listSiteNotices', {
  query: { merchantCode: MERCHANT, type: 'PL' },
  call: (gateway) => gateway.content.listNotices(),
})
const listAgentNotices = operation('listAgentNotices', {
  query: { merchantCode: MERCHANT },
  call: (gateway) => gateway.content.listAgentNotices(),
  as: 'member',
  account: 'agent41',
})
const sendFeedback = operation('sendFeedback', {
  body: opinion,
  call: (gateway) => gateway.messages.sendFeedback(opinion),
})
const all = [listAnnouncementsByCcsfe, listSiteNotices, listAgentNotices, sendFeedback]

const notice = {
  id: integer(501),
  title: someText('Bảo trì định kỳ'),
  content: string('<p>Hệ thống bảo trì từ 4 giờ.</p>'),
  startDate: timestamp(),
  read: boolean(false),
}
const player = eachLike(notice)

test('listAnnouncementsByCcsfe', () => listAnnouncementsByCcsfe.answers({ reply: { player } }))

test('listAnnouncementsByCcsfe 400 request_param_err', () =>
  listAnnouncementsByCcsfe.refuses(400, 'request_param_err', {
    query: { types: 'everything', ...site },
    call: (gateway) => gateway.content.listAnnouncements({ types: 'everything' }),
    value: { field: 'types', reason: anyText('must match the pattern') },
  }))

test('listSiteNotices', () => listSiteNotices.answers({ reply: player }))

test('listSiteNotices 400 request_param_err', () =>
  listSiteNotices.refuses(400, 'request_param_err', {
    query: { merchantCode: MERCHANT, type: 'XX' },
    call: (gateway) => gateway.content.listNotices('XX' as 'PL'),
    value: { field: 'type', reason: anyText('must be equal to one of the allowed values') },
  }))

test('listAgentNotices', () => listAgentNotices.answers({ reply: player }))

test('sendFeedback', () => sendFeedback.answers({}))

test('sendFeedback 400 request_param_err', () =>
  sendFeedback.refuses(400, 'request_param_err', {
    body: short,
    call: (gateway) => gateway.messages.sendFeedback(short),
    value: { field: 'content', reason: anyText('must NOT have fewer than 10 characters') },
  }))

test('sendFeedback 400 captcha.required', () =>
  sendFeedback.refuses(400, 'captcha.required', {
    given: [['somebody has just told the operator something', {}]],
    value: { field: 'captcha', reason: anyText('is missing'), captcha: true },
  }))

test('sendFeedback 400 captcha.incorrect', () =>
  sendFeedback.refuses(400, 'captcha.incorrect', {
    given: [['somebody has just told the operator something', {}]],
    body: { ...opinion, captcha: '0000' },
    call: (gateway) => gateway.messages.sendFeedback({ ...opinion, captcha: '0000' }),
    value: { field: 'captcha', reason: anyText('does not belong to a captcha'), captcha: true },
  }))

test.each(all)('$id 503 system.maintenance', refusals.closed)
