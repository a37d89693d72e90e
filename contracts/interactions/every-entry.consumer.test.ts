import { expect, test } from 'vitest'
import { configured } from '../consumer/preconditions.ts'
import values from '../consumer/configuration.json' with { type: 'json' }
import { LANGUAGE, MERCHANT } from '../consumer/examples.ts'
import { lotteryItem } from '../consumer/lottery-shapes.ts'
import { operation } from '../consumer/pact.ts'
import { address, anyText, eachLike, identifier, someText } from '../consumer/shapes.ts'

/** Pact checks the named entries of a map; the configuration names all. */
const entriesOf = (entries: object, shapeOf: (key: string) => unknown) =>
  Object.fromEntries(Object.keys(entries).map((key) => [key, shapeOf(key)]))

const rule = { acceptedPattern: anyText('^[0-9]+$'), message: someText('Mật khẩu gồm 6-20 ký tự') }
const channel = { vendorName: someText('Chuyển khoản ngân hàng') }
const bank = { bankChName: someText('Thẻ nạp'), bankType: identifier('KAMI') }
const channelOf = (code: string) => (code === 'KAMI' ? { ...channel, banks: eachLike(bank) } : channel)
const vendor = {
  vassalage: identifier('NGT'),
  displayName: someText('Ngọc Trai'),
  gameType: identifier('RNG'),
  gameCode: identifier('lobby'),
  smallIcon: address('/art/vendor/ngt.webp'),
  mobileSmallIcon: address('/art/vendor/ngt.webp'),
  h5Icon: address('/art/vendor/ngt.webp'),
}
const listDepositChannels = operation('listDepositChannels', { call: (gateway) => gateway.deposits.listChannels() })
const about = 'in every entry'
const returns = expect.anything()

test('getRegistrationRules in every entry', () =>
  operation('getRegistrationRules', { call: (gateway) => gateway.registration.getRules() }).answers({
    about,
    returns,
    given: [configured('getRegistrationRules')],
    reply: entriesOf(values.getRegistrationRules, () => rule),
  }))

test('listDepositChannels in every entry', () =>
  listDepositChannels.answers({
    about,
    returns,
    given: [configured('listDepositChannels')],
    reply: entriesOf(values.listDepositChannels, (code) => ({
      code: identifier(code),
      channels: eachLike(channelOf(code)),
    })),
  }))

test('listDepositChannels in every entry of a site that takes no deposits', () =>
  listDepositChannels.answers({
    about: 'in every entry of a site that takes no deposits',
    returns,
    given: [configured('listDepositChannels'), ['nothing is paid in', {}]],
    reply: entriesOf(values.listDepositChannels, (code) => ({
      channels: values.listDepositChannels[code as keyof typeof values.listDepositChannels].channels.map(
        ({ vendorName }) => ({ vendorName, message: someText('Kênh đang đóng') }),
      ),
    })),
  }))

test('listVendors in every entry', () =>
  operation('listVendors', {
    query: { merchant: MERCHANT, platform: 'html5', language: LANGUAGE },
    call: (gateway) => gateway.games.listVendors(),
  }).answers({
    about,
    returns,
    given: [configured('listVendors')],
    reply: { mapping: entriesOf(values.listVendors.mapping, () => eachLike(vendor)) },
  }))

test('listOpenedNumeros in every entry', () =>
  operation('listOpenedNumeros', {
    query: { device: 'MOBILE', count: '12', prizeMode: 'Elott', language: LANGUAGE, showTableGame: 'false' },
    call: (gateway) => gateway.lottery.listOpened({ prizeMode: 'Elott' }),
  }).answers({
    about,
    returns,
    given: [configured('listOpenedNumeros')],
    reply: entriesOf(values.listOpenedNumeros, () => lotteryItem),
  }))
