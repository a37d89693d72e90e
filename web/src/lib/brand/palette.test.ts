import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { colourTokens, contrast, findUnreadable, themes } from './contrast.ts'
import { derivePalette, secondColourOf } from './palette.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const difficult = ['#ffee00', '#0a0a0a', '#fdfdfd', '#ff1493', '#808080', '#0000ff', '#00ff00', '#777777']

test('each token of both themes has a colour, derived from one colour [B-1-03]', () => {
  fc.assert(
    fc.property(colour, (main) => {
      const { palette } = derivePalette(main)
      for (const token of colourTokens)
        for (const theme of themes) expect(palette[token][theme]).toMatch(/^#[0-9a-f]{6}$/)
    }),
    { numRuns: 10 },
  )
})

test('every pair of text and surface is readable, whatever the two colours [B-1-04]', () => {
  for (const main of difficult)
    for (const second of difficult) expect(findUnreadable(derivePalette(main, second).palette)).toEqual([])
  fc.assert(
    fc.property(colour, (main) => void expect(findUnreadable(derivePalette(main).palette)).toEqual([])),
    { numRuns: 2000 },
  )
}, 60_000)

test('yellow stays yellow on buttons, with dark text; links use a readable tone, which is reported [B-1-05]', () => {
  const { palette, adjustments } = derivePalette('#ffee00')

  expect(palette.gold).toEqual({ light: '#ffee00', dark: '#ffee00' })
  expect(contrast(palette['gold-ink'].light, '#000000')).toBeLessThan(2)
  expect(palette['gold-text'].dark).toBe('#ffee00')
  expect(palette['gold-text'].light).not.toBe('#ffee00')
  expect(adjustments).toContainEqual({
    token: 'gold-text',
    theme: 'light',
    wanted: '#ffee00',
    used: palette['gold-text'].light,
    reason: 'text needs a contrast of 4.5 to 1',
  })
})

test('a fill that is invisible on the page gets a tone that can be seen, and only in that theme', () => {
  const { palette, adjustments } = derivePalette('#0a0a0a')

  expect(palette.gold.light).toBe('#0a0a0a')
  expect(contrast(palette.gold.dark, palette.bg0.dark)).toBeGreaterThanOrEqual(3)
  expect(adjustments.filter(({ token }) => token === 'gold').map(({ theme }) => theme)).toEqual(['dark'])
})

test.each(['#16171f', '#0a0a0a', '#00002a', '#1f0010'])(
  'a nearly black fill can be seen on each surface of the dark theme: %s',
  (main) => {
    const { gold, bg0, bg1, bg2 } = derivePalette(main).palette

    for (const ground of [bg0, bg1, bg2]) expect(contrast(gold.dark, ground.dark)).toBeGreaterThanOrEqual(3)
    expect(gold.light).toBe(main)
  },
)

test('a brand without a second colour gets one of another hue', () => {
  const { palette } = derivePalette('#1166cc')

  expect(palette.son.light).toBe(secondColourOf('#1166cc'))
  expect(palette.son.light).not.toBe(palette.gold.light)
})

test('an unreadable pair is named with its theme, its contrast and what is needed', () => {
  const { palette } = derivePalette('#1166cc')
  const broken = { ...palette, ink3: { light: palette.bg3.light, dark: palette.ink3.dark } }

  expect(findUnreadable(broken)).toContain('ink3 on bg3, light: 1 to 1, at least 4.5 is needed')
  expect(findUnreadable(broken).every((one) => one.startsWith('ink3') && one.includes('light'))).toBe(true)
})
