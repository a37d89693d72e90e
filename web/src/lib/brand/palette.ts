import { argbFromHex, Hct, hexFromArgb } from '@material/material-color-utilities'
import { contrast, type ColourToken, type Palette, type Theme, themes } from './contrast.ts'

/** A colour of the brand that could not be used as it was given: where, which one was asked for, which one is used, and why. */
export type Adjustment = { token: ColourToken; theme: Theme; wanted: string; used: string; reason: string }
export type DerivedPalette = { palette: Palette; adjustments: Adjustment[] }

/** Tones (lightness, 0 to 100) of the surfaces, the same for every brand; only their tint comes from the main colour. */
const surfaceTones = {
  light: { bg0: 96, bg1: 98.5, bg2: 92, bg3: 87, line: 82 },
  dark: { bg0: 4, bg1: 7, bg2: 11, bg3: 16, line: 22 },
} as const
const grounds = ['bg0', 'bg1', 'bg2', 'bg3'] as const
const TINT = { light: 6, dark: 5 } as const

/** Hues of messages, in degrees: success, information, danger, warning. They do not follow the brand: red means danger on every site. */
const statusColours = { jade: '#07694a', cham: '#2450b8', danger: '#b3203a', warn: '#8a5200' } as const
/** Where the tones of text begin; they move away from the surfaces until they are readable. */
const textTone = { light: 40, dark: 72 } as const
/** A fill with less contrast than this against the page and its cards cannot be seen, */
const VISIBLE = 1.3
/** unless its colour is this strong and light: yellow on white. */
const STRONG = { chroma: 40, tone: 50 }
const SECOND_HUE = 60
const STEP = 0.5

const hexOf = (hue: number, chroma: number, tone: number) => hexFromArgb(Hct.from(hue, chroma, tone).toInt())
const colourOf = (hex: string) => Hct.fromInt(argbFromHex(hex))

type Tone = { hue: number; chroma: number; from: number; theme: Theme }
type Asked = { on: readonly string[]; atLeast: number }

/** The first tone from `from`, towards black or white, with this contrast to all grounds. Black on light and white on dark always have enough. */
function readableTone({ hue, chroma, from, theme }: Tone, { on, atLeast }: Asked) {
  const step = theme === 'light' ? -STEP : STEP
  for (let tone = from; tone > 0 && tone < 100; tone += step) {
    const hex = hexOf(hue, chroma, tone)
    if (on.every((ground) => contrast(hex, ground) >= atLeast)) return hex
  }
  return theme === 'light' ? '#000000' : '#ffffff'
}

/** The colour of text on a fill: a very dark or very light tone of its hue, or black or white where only they are readable. */
function inkOn(fill: string) {
  const { hue, chroma } = colourOf(fill)
  const candidates = [hexOf(hue, Math.min(chroma, 20), 10), hexOf(hue, Math.min(chroma, 4), 99), '#000000', '#ffffff']
  return candidates.find((ink) => contrast(ink, fill) >= 4.5) ?? '#000000'
}

/** A second colour for a brand that names none: a neighbour of the main colour, of the same strength. */
export function secondColourOf(main: string): string {
  const { hue, chroma } = colourOf(main)
  return hexOf((hue + SECOND_HUE) % 360, Math.max(chroma, 48), 45)
}

/**
 * Derives all colours of both themes from a brand's main colour, and its second one. Every pair satisfies `contrastRules`, whatever the colours. The
 * main and the second colour stay as given on fills, unless they would be invisible on the page; as text they get a readable tone. Both are reported.
 */
export function derivePalette(main: string, second = secondColourOf(main)): DerivedPalette {
  const adjustments: Adjustment[] = []
  const byTheme = Object.fromEntries(
    themes.map((theme) => [theme, coloursOf(theme, { main, second }, (one) => adjustments.push({ ...one, theme }))]),
  ) as Record<Theme, Record<ColourToken, string>>
  const tokens = Object.keys(byTheme.light) as ColourToken[]
  return {
    palette: Object.fromEntries(
      tokens.map((token) => [token, { light: byTheme.light[token], dark: byTheme.dark[token] }]),
    ) as Palette,
    adjustments,
  }
}

type Report = (adjustment: Omit<Adjustment, 'theme'>) => void

function coloursOf(theme: Theme, { main, second }: { main: string; second: string }, report: Report) {
  const { hue, chroma } = colourOf(main)
  const tint = Math.min(chroma, TINT[theme])
  const surface = (name: keyof (typeof surfaceTones)['light']) => hexOf(hue, tint, surfaceTones[theme][name])
  const on = grounds.map(surface)
  const text = (from: number, atLeast: number, colour: { hue: number; chroma: number } = { hue, chroma: tint }) =>
    readableTone({ hue: colour.hue, chroma: colour.chroma, from, theme }, { on, atLeast })

  /** A brand colour as text: as given if it is readable, else its first readable tone. */
  function brandText(token: ColourToken, wanted: string) {
    if (on.every((ground) => contrast(wanted, ground) >= 4.5)) return wanted
    const used = text(textTone[theme], 4.5, colourOf(wanted))
    report({ token, wanted, used, reason: 'text needs a contrast of 4.5 to 1' })
    return used
  }
  function fill(token: ColourToken, wanted: string) {
    const { hue: own, chroma: strength, tone } = colourOf(wanted)
    const isStrong = strength >= STRONG.chroma && tone >= STRONG.tone
    const around = [surface('bg0'), surface('bg1'), surface('bg2')]
    if (isStrong || around.every((ground) => contrast(wanted, ground) >= VISIBLE)) return wanted
    const used = readableTone({ hue: own, chroma: strength, from: textTone[theme], theme }, { on: around, atLeast: 3 })
    report({ token, wanted, used, reason: 'a button cannot be told from the page' })
    return used
  }
  const [gold, son] = [fill('gold', main), fill('son', second)]
  const status = (token: keyof typeof statusColours) => text(textTone[theme], 4.5, colourOf(statusColours[token]))
  return {
    bg0: surface('bg0'),
    bg1: surface('bg1'),
    bg2: surface('bg2'),
    bg3: surface('bg3'),
    line: surface('line'),
    'line-strong': text(theme === 'light' ? 55 : 45, 3),
    ink: text(theme === 'light' ? 10 : 94, 7),
    ink2: text(theme === 'light' ? 28 : 80, 7),
    ink3: text(theme === 'light' ? 42 : 62, 4.5),
    gold,
    'gold-ink': inkOn(gold),
    'gold-text': brandText('gold-text', main),
    son,
    'son-ink': inkOn(son),
    'son-text': brandText('son-text', second),
    jade: status('jade'),
    cham: status('cham'),
    danger: status('danger'),
    warn: status('warn'),
    focus: text(theme === 'light' ? 35 : 85, 4.5, { hue: (hue + 180) % 360, chroma: Math.max(chroma, 30) }),
  } satisfies Record<ColourToken, string>
}
