import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The modules that write the sign behind an amount, know a default for it, or read pasted text. */
const allowed = [
  'mock-server/simulators/shared/frame.ts',
  'mock-server/simulators/shared/money.ts',
  'web/src/features/demo/brand/show-brand.ts',
  'web/src/i18n/i18n.ts',
  'web/src/lib/brand/brand-file.ts',
  'web/src/lib/money/money.ts',
  'web/src/lib/money/typed-money.ts',
]

const withoutComments = (text: string) => text.replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, '')

test('amounts get the sign of their currency in the modules of money only', () => {
  const sources = globSync('{web/src,mock-server/simulators}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.{ts,tsx}', '**/testing.{ts,tsx}'],
  })
  const found = sources.filter((file) => withoutComments(readFileSync(root + file, 'utf8')).includes('₫'))
  expect(found.toSorted()).toEqual(allowed)
})
