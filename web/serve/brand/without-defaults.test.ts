import { expect, test } from 'vitest'
import { withoutDefaults } from './without-defaults.ts'

const page = (css: string) => `<style>@layer tokens{${css}}.a{--gold:red;color:var(--white)}</style><p>--gold:</p>`
const defaults =
  ':root{--leaf:#f2c14e;--shade:#241703;--white:#fff;color-scheme:dark;--bg0:light-dark(var(--leaf),#000);--gold:var(--leaf);--gap:4px;--tap:var(--shade)}'

test('the tokens that the brand replaces are removed, with the colours that only they used [B-1-10]', () => {
  const html = withoutDefaults(page(defaults), ':root{--bg0:#fff;--gold:#ffee00}')

  expect(html).toBe(page(':root{--shade:#241703;--white:#fff;color-scheme:dark;--gap:4px;--tap:var(--shade)}'))
})

test('tokens of media queries and of components stay', () => {
  const media = '@media (prefers-contrast:more){:root{--gold:var(--ink)}}'
  const html = withoutDefaults(page(defaults + media), ':root{--gold:#ffee00}')

  expect(html).toContain(media)
  expect(html).toContain('.a{--gold:red;')
  expect(html).toContain('--bg0:light-dark(var(--leaf),#000)')
})
