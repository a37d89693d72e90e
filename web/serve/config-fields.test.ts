import { defaultDialect, dialectA, dialectB } from '@longan/sdk'
import { expect, test } from 'vitest'
import { checkConfig } from './config-fields.ts'

test('an invalid field of the configuration is ignored and reported with the reason', () => {
  const file = {
    merchant: 'ACME',
    gatewayUrl: 'gateway.example',
    theme: 'neon',
    timeZone: '7h',
    floatingService: false,
    languages: ['VI', 'FR'],
  }
  expect(checkConfig(file)).toEqual({
    usable: { merchant: 'ACME', floatingService: false },
    problems: [
      'config.json: "gatewayUrl" is not used: it must be an address such as https://gateway.example, or empty for the origin of the app, not "gateway.example"',
      'config.json: "theme" is not used: it must be dark or light, not "neon"',
      'config.json: "timeZone" is not used: it must be a time zone such as Europe/Berlin, not "7h"',
      'config.json: "languages" is not used: it must be a list of VI and EN, not ["VI","FR"]',
    ],
  })
})

test.each(['colour', 'constructor'])('an unknown field is reported with the known ones: %s', (name) => {
  expect(checkConfig({ [name]: 'red', merchant: 'ACME' })).toEqual({
    usable: { merchant: 'ACME' },
    problems: [expect.stringMatching(/is not used: there is no such field; there are mode, /)],
  })
})

test.each([[undefined], [[]], [null]])('a configuration that is not an object is reported: %j', (file) => {
  const problems = ['config.json is not used: it must be a JSON object']
  expect(checkConfig(file)).toEqual({ usable: {}, problems })
})

test('a valid configuration is accepted unchanged', () => {
  const file = { mode: 'gateway', languages: ['EN'], theme: 'light', dialect: { cipher: 'plain' } }
  expect(checkConfig(file)).toEqual({ usable: file, problems: [] })
})

test('an invalid field of the dialect is ignored and reported, and the others are kept', () => {
  const dialect = { inboxCalls: 'MCSFE', statusReading: 1, lotteryMinRefresh: -5, agentTypes: { mode: 'list' } }
  expect(checkConfig({ merchant: 'ACME', dialect })).toEqual({
    usable: { merchant: 'ACME', dialect: { statusReading: 1 } },
    problems: [
      'config.json: "dialect.inboxCalls" is not used: it must be CSP or EMFE, not "MCSFE"',
      'config.json: "dialect.lotteryMinRefresh" is not used: it must be a number of ms, at least 0, not -5',
      'config.json: "dialect.agentTypes" is not used: it must be an object of mode (list or exclude), list and excluded (lists of numbers), not {"mode":"list"}',
    ],
  })
})

test('both known dialects of the gateway are accepted', () => {
  for (const dialect of [defaultDialect, dialectA, dialectB])
    expect(checkConfig({ dialect })).toEqual({ usable: { dialect }, problems: [] })
})
