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

/**
 * Returns the stylesheet of a brand: the tokens of `tokens.css` that differ from the default. It has no layer, so it wins over them wherever it
 * stands in the page.
 */
export function brandStyle({ palette, radius, font }: { palette: Palette } & Pick<Brand, 'radius' | 'font'>): string {
  const colours = colourTokens.map((token) => `--${token}:light-dark(${palette[token].light},${palette[token].dark})`)
  // Artwork is dark in both themes.
  const art = [`--lacquer-0:${palette.bg0.dark}`, `--eggshell-1:${palette.ink.dark}`]
  const corners =
    radius === 'medium'
      ? []
      : Object.entries(cornerRadii).map(([name, px]) => `--radius-${name}:${Math.round(px * radiusFactors[radius])}px`)
  const display = displayFonts[font]
  const text = display ? `[data-fonts]{--font-display:${display}}` : ''
  return `:root{${[...colours, ...art, ...corners].join(';')}}${text}`
}
