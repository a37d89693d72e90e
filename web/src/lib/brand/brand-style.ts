import type { Brand } from './brand-file.ts'
import { colourTokens, type Palette } from './contrast.ts'

/** The corner radii of `tokens.css` in px, and the factor of each choice. */
const cornerRadii = { tag: 6, chip: 12, button: 14, tile: 16, card: 18, sheet: 28 }
const radiusFactors: Record<Brand['radius'], number> = { none: 0, small: 0.5, medium: 1, large: 1.4 }

const systemFont = 'system-ui,Roboto,"Segoe UI","Noto Sans",sans-serif'
const displayFonts: Record<Brand['font'], string | undefined> = {
  saira: undefined,
  inter: `"Inter Variable",${systemFont}`,
  system: systemFont,
}

const logoStyle = '[data-frame]>header a>img{max-block-size:34px;object-fit:contain;object-position:0}'
/** A name that does not fit beside the mark in one line takes up to three. */
const longNameStyle =
  '[data-frame]>header a>span{font-size:.75rem;line-height:1.1;overflow-wrap:anywhere;text-transform:none;white-space:normal}'
const MAX_IN_ONE_LINE = 8

const names = (name: Brand['name']) => (typeof name === 'string' ? [name] : Object.values(name))
const isLong = (name: string) => name.length > MAX_IN_ONE_LINE

type BrandLook = { palette: Palette } & Pick<Brand, 'name' | 'radius' | 'font'>

/**
 * Returns the stylesheet of a brand: the tokens of `tokens.css` that differ from the default. It has no layer, so it wins over them wherever it
 * stands in the page.
 */
export function brandStyle({ palette, name, radius, font }: BrandLook): string {
  const colours = colourTokens.map((token) => `--${token}:light-dark(${palette[token].light},${palette[token].dark})`)
  // Artwork is dark in both themes.
  const art = [
    `--lacquer-0:${palette.bg0.dark}`,
    `--eggshell-1:${palette.ink.dark}`,
    `--cinnabar-bright:${palette['son-text'].dark}`,
  ]
  const corners =
    radius === 'medium'
      ? []
      : Object.entries(cornerRadii).map(([name, px]) => `--radius-${name}:${Math.round(px * radiusFactors[radius])}px`)
  const display = displayFonts[font]
  const text = display ? `[data-fonts]{--font-display:${display}}` : ''
  return `:root{${[...colours, ...art, ...corners].join(';')}}${text}${logoStyle}${names(name).some(isLong) ? longNameStyle : ''}`
}
