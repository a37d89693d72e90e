import type { Play } from '@longan/sdk'
import { expect, test } from 'vitest'
import { createChoice } from './game-store.ts'

const pairs = { playId: 1, digits: 2 } as Play
const triples = { playId: 2, digits: 3 } as Play

test('numbers are toggled one by one and stay sorted', () => {
  const choice = createChoice(pairs)
  for (const number of ['27', '05', '11', '27']) choice.toggle(number)
  expect(choice.numbers.value).toEqual(['05', '11'])
})

test('typed digits become a number with the last digit, each number once', () => {
  const choice = createChoice(triples)
  for (const digit of '12712') choice.type(digit)
  expect([choice.numbers.value, choice.typed.value]).toEqual([['127'], '12'])
  choice.erase()
  choice.type('2')
  choice.type('7')
  expect([choice.numbers.value, choice.typed.value]).toEqual([['127'], ''])
})

test('a new play starts with nothing selected and nothing typed', () => {
  const choice = createChoice(triples)
  for (const digit of '1279') choice.type(digit)
  choice.choose(pairs)
  expect([choice.play.value, choice.numbers.value, choice.typed.value]).toEqual([pairs, [], ''])
})
