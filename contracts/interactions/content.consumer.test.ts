import { expect, test } from 'vitest'
import { ACCOUNT, LANGUAGE, MERCHANT, TOKEN } from '../consumer/examples.ts'
import { answersInBothLanguages, answersAsConfigured } from '../consumer/preconditions.ts'
import { operation, refusals } from '../consumer/pact.ts'
import {
  address,
  anyText,
  boolean,
  eachLike,
  equal,
  identifier,
  integer,
  listWith,
  oneOf,
  someText,
  string,
  timestamp,
} from '../consumer/shapes.ts'

const site = { platform: 'M', merchantCode: MERCHANT, token: TOKEN, language: LANGUAGE }

const listAnnouncements = operation('listAnnouncements', {
  query: { types: 'B,PL,PU,PR,H', groupName: 'm_home', ...site },
  call: (gateway) => gateway.content.listAnnouncements({ place: 'home', groupName: 'm_home' }),
})
const markAnnouncementRead = operation('markAnnouncementRead', {
  body: { announcementId: 501, read: true },
  call: (gateway) => gateway.content.markAnnouncementRead(501),
  given: [['a notice is shown', { announcementId: 501 }]],
})
const all = [listAnnouncements, markAnnouncementRead]

const notice = {
  id: integer(501),
  title: someText('Bảo trì định kỳ'),
  content: string('<p>Hệ thống bảo trì từ 4 giờ.</p>'),
  startDate: timestamp(),
  read: boolean(false),
}
const announcements = {
  banners: eachLike({
    bannerId: integer(11),
    groupName: equal('m_home'),
    url: address('/art/banner/welcome.webp'),
    title: someText('Thưởng nạp lần đầu'),
    linkage: address('/m/activity?id=1001'),
  }),
  player: eachLike(notice),
  popup: eachLike(notice),
  promotion: eachLike({
    id: integer(1001),
    title: someText('Thưởng nạp lần đầu'),
    category: identifier('new_player'),
    content: string('<p>Thưởng 100%</p>'),
    startDate: timestamp(),
    noExpiry: integer(1),
    announcementImages: eachLike({ sequence: integer(1), url: address('/art/promo/first.webp') }),
    imageRequired: oneOf('N', 'Y'),
    remarkRequired: oneOf('N', 'Y'),
  }),
}

const { banners, player, popup, promotion } = announcements

test('listAnnouncements with banners [G-3-01]', () => listAnnouncements.answers({ reply: { banners } }))

test('listAnnouncements with notices [G-3-15]', () =>
  listAnnouncements.answers({ about: 'with notices', reply: { player, popup } }))

test('listAnnouncements with promotions [G-3-18]', () =>
  listAnnouncements.answers({ about: 'with promotions', reply: { promotion } }))

test('listAnnouncements for a member, who sends a token, which a guest does not [G-7-04]', () =>
  listAnnouncements.answers({ about: 'for a member', as: 'member', reply: announcements }))

test('listAnnouncements 400 request_param_err', () =>
  listAnnouncements.refuses(400, 'request_param_err', {
    query: { types: 'everything', ...site },
    call: (gateway) => gateway.content.listAnnouncements({ types: 'everything' }),
    value: { field: 'types', reason: anyText('must match the pattern') },
  }))

test('markAnnouncementRead', () => markAnnouncementRead.answers({}))

test('markAnnouncementRead 400 request_param_err', () =>
  markAnnouncementRead.refuses(400, 'request_param_err', {
    body: { announcementId: 1, read: true },
    call: (gateway) => gateway.content.markAnnouncementRead(1),
    value: { field: 'announcementId', reason: anyText('is not an announcement of this site') },
  }))

test('markAnnouncementRead 401 login.not.session', () => refusals.notSignedIn(markAnnouncementRead))
test('markAnnouncementRead 401 user.or.token.invalid', () => refusals.ended(markAnnouncementRead))
test.each(all)('$id 503 system.maintenance', refusals.closed)

test('listAnnouncements in both languages', () =>
  answersInBothLanguages(listAnnouncements, (text) => ({
    player: eachLike({ title: text }),
    popup: eachLike({ content: text }),
  })))

test('listAnnouncements as configured', () => answersAsConfigured(listAnnouncements))

test('listAnnouncements for a member who has read one', () =>
  listAnnouncements.answers({
    about: 'for a member who has read one',
    as: 'member',
    given: [
      ['a notice is shown', { announcementId: 501 }],
      ['a member has read a notice', { account: ACCOUNT, announcementId: 501 }],
    ],
    reply: { player: listWith({ id: equal(501), read: equal(true) }), popup: eachLike({ read: equal(false) }) },
    returns: expect.anything(),
  }))
