import type { Gateway } from '@longan/sdk'
import { test } from 'vitest'
import { DOWNLINE, inEveryCategory, isAgent, notAgent, onePage, OTHER_DOWNLINE } from '../consumer/preconditions.ts'
import { ACCOUNT, DAY, HOUR, NOW } from '../consumer/examples.ts'
import { answersByPage } from '../consumer/paging.ts'
import { operation, refusals } from '../consumer/pact.ts'
import { address, anyText, equal, identifier, integer, listWith, textLike, timestamp } from '../consumer/shapes.ts'
import type { ProviderState } from '../states/states.ts'

const URL = { affiUrlId: 77001, code: 'K7MPQ2RS' }
const OTHER = { affiUrlId: 77002, code: 'W3XYZ4AB' }
const linked = (url: typeof URL, at = NOW - DAY): ProviderState => [
  'an agent has an affiliate URL',
  { account: ACCOUNT, ...url, at },
]
const came = (downline: string, at: number): ProviderState => [
  'a member came by an affiliate URL',
  { downline, affiUrlId: URL.affiUrlId, at },
]
const given: ProviderState[] = [isAgent, linked(URL), linked(OTHER, NOW - HOUR)]
const registered: ProviderState[] = [
  isAgent,
  linked(URL),
  came(DOWNLINE, NOW - 2 * HOUR),
  came(OTHER_DOWNLINE, NOW - HOUR),
]

const body = { type: 1 as const, rebates: [{ productType: 'RNG', rebateRate: 0.005 }], remark: 'Zalo' }
const tooMuch = { ...body, rebates: [{ productType: 'RNG', rebateRate: 0.5 }] }
const query = { affiUrlId: String(URL.affiUrlId) }
const unknownUrl = { affiUrlId: '1' }
const page = { page: 1, size: 13 }
const paged = { page: '1', size: '13' }

/** The older and the newer form of each call; `call` says by which names the SDK makes them. */
const forms = {
  create: [
    ['createAffiliateUrl', (gateway: Gateway, input: typeof body) => gateway.agent.createAffiliateUrl(input)],
    [
      'createAffiliateUrlByRelay',
      (gateway: Gateway, input: typeof body) => gateway.agent.createAffiliateUrlByRelay(input),
    ],
  ],
  remove: [
    ['deleteAffiliateUrl', (gateway: Gateway, id: number) => gateway.agent.deleteAffiliateUrl(id)],
    ['deleteAffiliateUrlByRelay', (gateway: Gateway, id: number) => gateway.agent.deleteAffiliateUrlByRelay(id)],
  ],
  list: [
    ['listAffiliateUrls', (gateway: Gateway) => gateway.agent.listAffiliateUrls()],
    ['listAffiliateUrlsByRelay', (gateway: Gateway) => gateway.agent.listAffiliateUrlsByRelay()],
  ],
  registered: [
    ['listRegisteredAffiliates', (gateway: Gateway, paging: typeof page) => gateway.agent.listRegistered(paging)],
    [
      'listRegisteredAffiliatesByRelay',
      (gateway: Gateway, paging: typeof page) => gateway.agent.listRegisteredByRelay(paging),
    ],
  ],
} as const

const creates = forms.create.map(([id, call]) => ({
  id,
  call,
  one: operation(id, { body, call: (gateway) => call(gateway, body), given: [isAgent] }),
}))
const removes = forms.remove.map(([id, call]) => ({
  id,
  call,
  one: operation(id, { query, call: (gateway) => call(gateway, URL.affiUrlId), given }),
}))
const lists = forms.list.map(([id, call]) => ({ id, one: operation(id, { call: (gateway) => call(gateway), given }) }))
const registers = forms.registered.map(([id, call]) => ({
  id,
  call,
  one: operation(id, { query: paged, call: (gateway) => call(gateway, page), given: registered }),
}))
const all = [...creates, ...removes, ...lists, ...registers].map(({ one }) => one)

const link = ({ affiUrlId, code }: typeof URL, at: number) => ({
  affiUrlId: equal(affiUrlId),
  affiliateCode: equal(code),
  url: textLike(`^(https?://|/).*${code}$`, `/m/register?affiliateCode=${code}`),
  type: equal(0),
  rebates: inEveryCategory(0),
  remark: equal(''),
  registeredCount: equal(0),
  createTime: equal(at),
})

test.each(creates)('$id', ({ one }) =>
  one.answers({
    reply: {
      affiUrlId: integer(1),
      affiliateCode: identifier('K7MPQ2RS'),
      url: address('/m/register?affiliateCode=K7MPQ2RS'),
      type: equal(1),
      rebates: listWith({ productType: equal('RNG'), rebateRate: equal(0.005) }),
      remark: equal('Zalo'),
      registeredCount: equal(0),
      createTime: timestamp(),
    },
  }),
)
test.each(creates)('$id 400 request_param_err', ({ one, call }) =>
  one.refuses(400, 'request_param_err', {
    body: tooMuch,
    call: (gateway) => call(gateway, tooMuch),
    value: { field: 'rebates.0.rebateRate' },
  }),
)
test.each(removes)('$id', ({ one }) => one.answers({}))
test.each(removes)('$id 400 request_param_err', ({ one, call }) =>
  one.refuses(400, 'request_param_err', {
    query: unknownUrl,
    call: (gateway) => call(gateway, 1),
    value: { field: 'affiUrlId', reason: anyText('is not one of your links') },
  }),
)
test.each(lists)('$id', ({ one }) => one.answers({ reply: [link(OTHER, NOW - HOUR), link(URL, NOW - DAY)] }))

const person = (username: string, at: number) => ({
  username: equal(username),
  type: equal(0),
  affiliateCode: equal(URL.code),
  registerTime: equal(at),
})
const newest = person(OTHER_DOWNLINE, NOW - HOUR)
const earlier = person(DOWNLINE, NOW - 2 * HOUR)
test.each(registers)('$id', ({ one }) => one.answers({ reply: { list: [newest, earlier], ...onePage(2) } }))
test.each(registers)('$id by page', ({ one, call }) =>
  answersByPage(one, {
    call,
    rows: [newest, earlier],
    reply: (list) => ({ list, total: equal(2), totalPages: equal(2) }),
  }),
)
test.each(registers)('$id 400 request_param_err', ({ one, call }) =>
  one.refuses(400, 'request_param_err', {
    query: { ...paged, page: '0' },
    call: (gateway) => call(gateway, { ...page, page: 0 }),
    value: { field: 'page', reason: anyText('must be >= 1') },
  }),
)

test.each(all)('$id 400 permission.denied', notAgent)
test.each(all)('$id 401 login.not.session', refusals.notSignedIn)
test.each(all)('$id 401 user.or.token.invalid', refusals.ended)
test.each(all)('$id 503 system.maintenance', refusals.closed)
