import { expect, test } from 'vitest'
import { personas } from './personas.ts'

const shown = personas.map(({ account, about, nickname = '' }) => [account, `${nickname}: ${about}`] as const)

test.each(shown)('%s is described as a person, not as the specification numbers them: "%s"', (_account, words) => {
  expect(words).not.toMatch(/\b(type|reading|loại|call)s?\b|\d/i)
})
