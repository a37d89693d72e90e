import { changeLanguage, currentLanguage, i18n } from '#i18n/i18n.ts'
import { overridingBrandStyle } from '#lib/brand/brand-style.ts'
import { derivePalette } from '#lib/brand/palette.ts'
import { config } from '#lib/site/config.ts'
import type { SiteBrand } from '#lib/site/config-shape.ts'
import { startTheme, themeColours } from '#lib/storage/theme.ts'
import type { Logo, WorldBrand } from './brand.queries.ts'

/** The site as it was configured. */
export const site = {
  brand: config.brand,
  theme: config.theme,
  languages: config.languages,
  name: config.brand?.name ?? sameInBoth(i18n.getResource('vi', 'app', 'brand') as string),
}

function sameInBoth(name: string) {
  return { VI: name, EN: name }
}

/** The site's own name by language. */
export const siteName = { vi: site.name.VI, en: site.name.EN }
export const siteTheme = site.theme
export const siteLanguages = site.languages
export const siteCurrency = site.brand?.currency ?? '₫'

const sheet = new CSSStyleSheet()

/** Shows a brand over that of the site, without a reload: colours, corners, font, logo, name and theme. An empty brand is the site's own. */
export function showBrand(brand: WorldBrand) {
  const palette = brand.colour === undefined ? undefined : derivePalette(brand.colour).palette
  const isOwn = Object.keys(brand).length === 0
  config.brand = isOwn
    ? site.brand
    : siteBrandOf(brand, palette && { dark: palette.bg0.dark, light: palette.bg0.light })
  sheet.replaceSync(isOwn ? '' : overridingBrandStyle({ ...brand, palette }))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((one) => one !== sheet), sheet]
  startTheme(brand.theme ?? site.theme)
  config.languages = brand.languages ?? site.languages
  nameSite(config.brand?.name ?? site.name)
  const [first] = config.languages
  if (first && !config.languages.includes(currentLanguage())) void changeLanguage(first).catch(() => undefined)
}

const siteBrandOf = ({ name, logo, currency }: WorldBrand, colours?: SiteBrand['colours']): SiteBrand => ({
  links: [],
  ...site.brand,
  name: name ? { VI: name.vi, EN: name.en } : site.name,
  colours: colours ?? site.brand?.colours ?? themeColours,
  ...(logo && { logo: addressOf(logo) }),
  ...(currency !== undefined && { currency }),
})

/** The address of a logo that is not in a file. */
export const addressOf = ({ type, content }: Logo) =>
  type === 'png' ? `data:image/png;base64,${content}` : `data:image/svg+xml,${encodeURIComponent(content)}`

function nameSite({ VI, EN }: SiteBrand['name']) {
  for (const [language, name] of [
    ['vi', VI],
    ['en', EN],
  ] as const)
    if (i18n.hasResourceBundle(language, 'app')) i18n.addResource(language, 'app', 'brand', name, { silent: true })
  // Every component with texts is rendered again, and with them logo and mark.
  i18n.emit('languageChanged', i18n.language)
}
