/** A token's colours in the light and in the dark theme, as `#rrggbb`. */
export type ThemeColours = { light: string; dark: string }
export type Theme = keyof ThemeColours
export const themes = ['light', 'dark'] as const satisfies Theme[]

/** The tokens of `tokens.css` that a brand derives from its colours. */
export const colourTokens = [
  'bg0',
  'bg1',
  'bg2',
  'bg3',
  'line',
  'line-strong',
  'ink',
  'ink2',
  'ink3',
  'gold',
  'gold-ink',
  'gold-text',
  'son',
  'son-ink',
  'son-text',
  'jade',
  'cham',
  'danger',
  'warn',
  'focus',
] as const
export type ColourToken = (typeof colourTokens)[number]
export type Palette = Record<ColourToken, ThemeColours>

/** A foreground that must be readable on each of these grounds: the smallest contrast as a ratio to one (WCAG 2.2, 1.4.3 and 1.4.11). */
export type ContrastRule = { token: ColourToken; grounds: readonly ColourToken[]; atLeast: number }

const grounds = ['bg0', 'bg1', 'bg2', 'bg3'] as const
const texts = ['ink', 'ink2', 'ink3', 'gold-text', 'son-text', 'jade', 'cham', 'danger', 'warn'] as const

/** What holds for every brand: 4.5 to 1 for text, 3 to 1 for the borders of controls and the focus ring. */
export const contrastRules: readonly ContrastRule[] = [
  ...texts.map((token) => ({ token, grounds, atLeast: token === 'ink' || token === 'ink2' ? 7 : 4.5 })),
  { token: 'gold-ink', grounds: ['gold'], atLeast: 4.5 },
  { token: 'son-ink', grounds: ['son'], atLeast: 4.5 },
  { token: 'line-strong', grounds, atLeast: 3 },
  { token: 'focus', grounds: ['bg0'], atLeast: 3 },
]

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const channel = (hex: string, at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)
const luminance = (hex: string) => 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)

/** Returns the contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** Returns each pair of a palette that is less readable than its rule asks, in words; empty for a palette that can be used. */
export function findUnreadable(palette: Palette, rules: readonly ContrastRule[] = contrastRules): string[] {
  return rules.flatMap(({ token, grounds: below, atLeast }) =>
    below.flatMap((ground) =>
      themes.flatMap((theme) => {
        const ratio = contrast(palette[token][theme], palette[ground][theme])
        return ratio < atLeast
          ? [`${token} on ${ground}, ${theme}: ${Math.floor(ratio * 100) / 100} to 1, at least ${atLeast} is needed`]
          : []
      }),
    ),
  )
}
