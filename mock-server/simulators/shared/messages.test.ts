import { expect, test } from 'vitest'
import { createTranslate, errorMessageKey, sharedMessages } from './messages.ts'

const refusals = [
  'limit.loss.exceeded',
  'limit.stake.exceeded',
  'limit.time.exceeded',
  'limit.required',
  'reality.check.pending',
  'statement.pending',
  'account.time.out',
  'account.self.excluded',
  'game.cycle.short',
  'game.parallel',
  'stake.over.rulebook',
]

test.each(refusals)('a game says in both languages what %s means, and that nothing was staked', (code) => {
  const key = errorMessageKey({ status: 403, code })

  expect(key).not.toBe('unknown')
  expect(createTranslate(sharedMessages, 'vi')(key)).toContain('chưa trừ tiền')
  expect(createTranslate(sharedMessages, 'en')(key)).toContain('Nothing was staked.')
})
