import { expect, test } from 'vitest'
import { brandStyle, overridingBrandStyle } from './brand-style.ts'
import { derivePalette } from './palette.ts'

const { palette } = derivePalette('#1166cc')

test('the font of a brand is that of the page before any font is loaded: a game takes it when it opens', () => {
  for (const style of [
    brandStyle({ palette, name: 'Acme', radius: 'medium', font: 'inter' }),
    overridingBrandStyle({ font: 'inter' }),
  ])
    expect(style).toContain(':root{--font-display:"Inter Variable",var(--font-text)}')
})
