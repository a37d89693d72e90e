import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRequirements } from './requirements.ts'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')

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

function findMissingTopics(document: string, all: typeof topics) {
  const rows = readRequirements(read('requirements.csv')).filter(({ id }) => id.startsWith(document))
  return all.flatMap(([topic, area, words]) =>
    rows.some((row) => row.area === area && words.test(row.text)) ? [] : [topic],
  )
}

test('each topic of document A has a row [A-0-04]', () => {
  expect(findMissingTopics('A-', topics)).toEqual([])
})

const gameTopics: typeof topics = [
  ['home screens', 'home', /./],
  ['game-centre screens', 'games', /game centre/i],
  ['vendors', 'games', /vendor/i],
  ['categories', 'games', /categor/i],
  ['game lists', 'games', /game list/i],
  ['favourites', 'games', /favourite/i],
  ['recent games', 'games', /recent/i],
  ['game launch', 'games', /launch/i],
  ['lotteries', 'lottery', /./],
  ['sports', 'sports', /./],
  ['announcements', 'announcements', /./],
  ['promotions', 'promotions', /./],
  ['reward application', 'rewards', /appl/i],
  ['agent contract prompts', 'contracts', /prompt/i],
]

test('each topic of document G has a row [G-0-01]', () => {
  expect(findMissingTopics('G-', gameTopics)).toEqual([])
})
