import { test } from 'vitest'
import { answersAsConfigured, answersInBothLanguages } from '../consumer/preconditions.ts'
import values from '../consumer/configuration.json' with { type: 'json' }
import type { ProviderState } from '../states/states.ts'
import { operation } from '../consumer/pact.ts'
import { eachLike } from '../consumer/shapes.ts'

const listDepositChannels = operation('listDepositChannels', { call: (gateway) => gateway.deposits.listChannels() })
const listDepositPromotions = operation('listDepositPromotions', {
  query: { method: 'UNQR', amount: '200000' },
  call: (gateway) => gateway.deposits.listPromotions({ method: 'UNQR', amount: 200_000 }),
})
const getRegistrationRules = operation('getRegistrationRules', { call: (gateway) => gateway.registration.getRules() })

test('listDepositChannels in both languages', () =>
  answersInBothLanguages(listDepositChannels, (text) => ({ MT: { channels: eachLike({ vendorName: text }) } })))

const closedSite: ProviderState = ['nothing is paid in', {}]
test('listDepositChannels of a closed site in both languages', () =>
  answersInBothLanguages(
    operation('listDepositChannels', { call: (gateway) => gateway.deposits.listChannels(), given: [closedSite] }),
    (text) =>
      Object.fromEntries(
        Object.keys(values.listDepositChannels).map((code) => [code, { channels: eachLike({ message: text }) }]),
      ),
    'of a closed site',
  ))

test('listDepositPromotions in both languages', () =>
  answersInBothLanguages(listDepositPromotions, (text) => eachLike({ title: text })))

test('getRegistrationRules in both languages', () =>
  answersInBothLanguages(getRegistrationRules, (text) => ({ username: { message: text } })))

const getExchangeRate = operation('getExchangeRate', {
  query: { currency: 'USDT' },
  call: (gateway) => gateway.deposits.getExchangeRate('USDT'),
})
test.each([listDepositChannels, listDepositPromotions, getRegistrationRules, getExchangeRate])(
  '$id as configured',
  answersAsConfigured,
)
