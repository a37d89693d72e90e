import { currentLanguage } from '#i18n/i18n.ts'
import { colourTokens } from '#lib/brand/contrast.ts'
import { config } from '#lib/site/config.ts'

const radii = ['tag', 'chip', 'button', 'tile', 'card', 'sheet'].map((name) => `radius-${name}`)
const colour = /#([\da-f]{6})/gi

/**
 * Returns the look of this page for pages of our own in frames: `gold=ffee00-676000` (light and dark), `radius-button=20px`, the font and its weight,
 * and name and currency of the site's brand. The values are those of the page's style sheets, whichever brand they have.
 */
export function brandLook(): URLSearchParams {
  const style = getComputedStyle(document.documentElement)
  const read = (token: string) => style.getPropertyValue(`--${token}`).trim()
  const look = new URLSearchParams()
  const add = (name: string, value: string | undefined) => value && look.set(name, value)
  for (const token of colourTokens) {
    const [light, dark = light] = [...read(token).matchAll(colour)].map(([, digits]) => digits)
    add(token, light && `${light}-${dark}`)
  }
  for (const token of radii) add(token, read(token))
  const font = read('font-display')
  add('font', font && !font.includes('Saira') ? 'system' : undefined)
  add('weight', /^\d+/.exec(read('text-title'))?.[0])
  add('name', config.brand?.name[currentLanguage()])
  add('currency', config.brand?.currency)
  return look
}
