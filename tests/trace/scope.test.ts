import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRequirements } from './requirements.ts'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

/** What document A is about, each with the area its rows are in, and what they speak of there. */
const topics: [topic: string, area: string, words: RegExp][] = [
  ['shell', 'shell', /./],
  ['navigation', 'nav', /./],
  ['registration', 'register', /./],
  ['login', 'auth', /login/i],
  ['trial account', 'auth', /trial/i],
  ['password recovery', 'recovery', /forgot|recover/i],
  ['password change', 'recovery', /password change|change/i],
  ['logout', 'session', /logout/i],
  ['session', 'session', /session/i],
  ['roles', 'roles', /./],
  ['system status', 'system-status', /./],
  ['messaging', 'messaging', /./],
  ['calls of the account', 'wallet', /call/i],
  ['calls of the settings', 'settings', /call|info/i],
]

test('everything that document A is about has rows, and a row of each is proven by a test [A-0-04]', () => {
  const proven = new Set(read('proven.txt').split('\n'))
  const rows = readRequirements(read('requirements.csv')).filter(({ id }) => id.startsWith('A-'))
  const without = topics.filter(
    ([, area, words]) => !rows.some((row) => row.area === area && words.test(row.text) && proven.has(row.id)),
  )
  expect(without.map(([topic]) => topic)).toEqual([])
})
