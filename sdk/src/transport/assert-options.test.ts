import { expect, test } from 'vitest'
import { createGateway, type GatewayOptions } from '../index.ts'

const options: GatewayOptions = { baseUrl: 'https://gateway.example', merchant: 'DEMO' }
const create = (wrong: object) => () => createGateway({ ...options, ...wrong })

test.for([
  ['gateway.example'],
  ['localhost:5174'],
  ['ftp://gateway.example'],
  ['https://'],
  [' https://gateway.example'],
  ['https://gateway.example?site=1'],
  ['https://gateway.example#site'],
  [5174],
])('a gateway at %j cannot be created', ([baseUrl]) => {
  expect(create({ baseUrl })).toThrow('baseUrl must be an http(s) address')
})

test('an address with a password is refused without the password', () => {
  expect(create({ baseUrl: 'https://user:secret@gateway.example' })).toThrow(/^(?!.*secret).*baseUrl must be/)
})

test.for(['', '/behind/a/proxy', 'http://[::1]:5174', 'HTTPS://gateway.example/base/'])(
  'a gateway at %j can be created',
  (baseUrl) => {
    expect(create({ baseUrl })).not.toThrow()
  },
)

test.for([
  ['timeout', Number.NaN],
  ['uploadTimeout', -1],
  ['retries', Number.NaN],
  ['retries', 'two'],
] as const)('%s cannot be %j', ([name, value]) => {
  expect(create({ [name]: value })).toThrow(`${name} must be at least 0`)
})
