import type { Brand } from './brand-file.ts'
import { colourTokens, type Palette } from './contrast.ts'

/** The corner radii of `tokens.css` in px, and the factor of each choice. */
const cornerRadii = { tag: 6, chip: 12, button: 14, tile: 16, card: 18, sheet: 28 }
const radiusFactors: Record<Brand['radius'], number> = { none: 0, small: 0.5, medium: 1, large: 1.4 }

/** The texts of `tokens.css` in the display face, with their sizes. */
const displayTexts = {
  section: '1.0625rem/1.5rem',
  title: '1.25rem/1.75rem',
  amount: '1.5rem/1.75rem',
  hero: '2rem/2.25rem',
}
const fontWeights = { light: 300, regular: 500 }
const boldWeights: Record<string, number> = { section: 700, title: 700, amount: 700, hero: 800 }

const displayFonts: Record<Brand['font'], string | undefined> = {
  saira: undefined,
  inter: '"Inter Variable",var(--font-text)',
  system: 'var(--font-text)',
}

const defaultDisplayFont = "'Saira Variable','Saira Fallback',var(--font-text)"

/** As in `tokens.css`, which the brand's own tokens would override. */
const moreContrast =
  '@media(prefers-contrast:more){:root{--ink2:var(--ink);--ink3:var(--ink);--line:var(--line-strong)}}'

const logoStyle = '[data-frame]>header a[href="/m/home"]>img{max-block-size:34px;object-fit:contain;object-position:0}'
/** A name that does not fit beside the mark in one line takes two, or in small letters up to three. */
const nameStyle = (size: string) =>
  `[data-frame]>header a[href="/m/home"]>span{font-size:${size};line-height:1.1;overflow-wrap:anywhere;text-transform:none;white-space:normal}`
const MAX_IN_ONE_LINE = 8
const MAX_IN_TWO_LINES = 14

const allNames = (name: Brand['name']) => (typeof name === 'string' ? [name] : Object.values(name))

type BrandLook = { palette: Palette; weight?: Brand['weight'] } & Pick<Brand, 'name' | 'radius' | 'font'>

const rule = (selector: string, declarations: readonly string[]) =>
  declarations.length > 0 ? `${selector}{${declarations.join(';')}}` : ''

const coloursOf = (palette: Palette) => [
  ...colourTokens.map((token) => `--${token}:light-dark(${palette[token].light},${palette[token].dark})`),
  // Artwork is dark in both themes.
  `--lacquer-0:${palette.bg0.dark}`,
  `--eggshell-1:${palette.ink.dark}`,
  `--cinnabar-bright:${palette['son-text'].dark}`,
]

const cornersOf = (radius: Brand['radius']) =>
  Object.entries(cornerRadii).map(([corner, px]) => `--radius-${corner}:${Math.round(px * radiusFactors[radius])}px`)

const textsOf = (weight: Brand['weight']) =>
  Object.entries(displayTexts).map(
    ([text, size]) =>
      `--text-${text}:${weight === 'bold' ? boldWeights[text] : fontWeights[weight]} ${size} var(--font-display)`,
  )

/** From the first paint on: a frame takes the font of the page when it opens. A font that is loaded later has a system font after it. */
const displayFontOf = (font: string) => rule(':root', [`--font-display:${font}`])
function longNameStyleOf(name: Brand['name']) {
  const length = Math.max(...allNames(name).map((one) => one.length))
  if (length <= MAX_IN_ONE_LINE) return ''
  return nameStyle(length <= MAX_IN_TWO_LINES ? '1rem' : '.75rem')
}

/**
 * Returns the stylesheet of a brand: the tokens of `tokens.css` that differ from the default. It has no layer, so it wins over them wherever it
 * stands in the page.
 */
export function brandStyle({ palette, name, radius, font, weight = 'bold' }: BrandLook): string {
  const corners = radius === 'medium' ? [] : cornersOf(radius)
  const texts = weight === 'bold' ? [] : textsOf(weight)
  const display = displayFonts[font]
  return [
    rule(':root', [...coloursOf(palette), ...corners, ...texts]),
    moreContrast,
    display ? displayFontOf(display) : '',
    logoStyle,
    longNameStyleOf(name),
  ].join('')
}

/** Returns a stylesheet for a page that has a brand already: it also states what is as by default. What is absent stays as it is. */
export function overridingBrandStyle({ palette, name, radius, font, weight }: Partial<BrandLook>): string {
  return [
    rule(':root', [
      ...(palette ? coloursOf(palette) : []),
      ...(radius ? cornersOf(radius) : []),
      ...(weight ? textsOf(weight) : []),
    ]),
    palette ? moreContrast : '',
    font ? displayFontOf(displayFonts[font] ?? defaultDisplayFont) : '',
    logoStyle,
    name ? longNameStyleOf(name) : '',
  ].join('')
}
