import { expect, test } from 'vitest'
import { personas } from './personas.ts'

const descriptions = personas.map(({ account, about, nickname = '' }) => [account, `${nickname}: ${about}`] as const)

test.each(descriptions)(
  '%s is described as a person, not as the specification numbers them: "%s"',
  (_account, text) => {
    expect(text).not.toMatch(/\b(type|reading|loại|call)s?\b|\d/i)
  },
)
