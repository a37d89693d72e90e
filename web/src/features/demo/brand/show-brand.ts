import { changeLanguage, currentLanguage, i18n } from '#i18n/i18n.ts'
import { overridingBrandStyle } from '#lib/brand/brand-style.ts'
import { derivePalette } from '#lib/brand/palette.ts'
import { config } from '#lib/site/config.ts'
import type { SiteBrand } from '#lib/site/config-shape.ts'
import { startTheme, themeColours } from '#lib/storage/theme.ts'
import type { Texts, WorldBrand } from './brand.queries.ts'
import { pictureAddress } from './picture-address.ts'
import { showIcons } from './show-icons.ts'

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

const fromSite = ({ VI, EN }: SiteBrand['name']): Texts => ({ vi: VI, en: EN })
const toSite = ({ vi, en }: Texts): SiteBrand['name'] => ({ VI: vi, EN: en })

/** The site's own name by language. */
export const siteName = fromSite(site.name)
export const siteTheme = site.theme
export const siteLanguages = site.languages
export const siteCurrency = site.brand?.currency ?? '₫'
export const siteFooter = site.brand?.footer ? fromSite(site.brand.footer) : { vi: '', en: '' }
export const siteLinks = (site.brand?.links ?? []).map(({ title, address }) => ({ title: fromSite(title), address }))

const sheet = new CSSStyleSheet()

/** Shows a brand over that of the site, without a reload: everything of it, also the icon of the page. An empty brand is the site's own. */
export function showBrand(brand: WorldBrand) {
  const palette = brand.colour === undefined ? undefined : derivePalette(brand.colour, brand.secondColour).palette
  const isOwn = Object.keys(brand).length === 0
  config.brand = isOwn
    ? site.brand
    : siteBrandOf(brand, palette && { dark: palette.bg0.dark, light: palette.bg0.light })
  sheet.replaceSync(isOwn ? '' : overridingBrandStyle({ ...brand, palette }))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((one) => one !== sheet), sheet]
  startTheme(brand.theme ?? site.theme)
  config.languages = brand.languages ?? site.languages
  nameSite(config.brand?.name ?? site.name)
  showIcons(isOwn ? undefined : { brand, palette, name: config.brand!.name, colours: config.brand!.colours })
  const [first] = config.languages
  if (first && !config.languages.includes(currentLanguage())) void changeLanguage(first).catch(() => undefined)
}

function siteBrandOf(brand: WorldBrand, colours?: SiteBrand['colours']): SiteBrand {
  const { name, logo, mark, currency, footer, links } = brand
  const { footer: ownFooter, ...own } = site.brand ?? { links: [] }
  const shownFooter = footer ? footer.vi !== '' && toSite(footer) : ownFooter
  return {
    ...own,
    name: name ? toSite(name) : site.name,
    colours: colours ?? site.brand?.colours ?? themeColours,
    ...(logo && { logo: pictureAddress(logo) }),
    ...(mark && { mark: pictureAddress(mark) }),
    ...(currency !== undefined && { currency }),
    ...(shownFooter && { footer: shownFooter }),
    ...(links && { links: links.map(({ title, address }) => ({ title: toSite(title), address })) }),
  }
}

function nameSite({ VI, EN }: SiteBrand['name']) {
  for (const [language, name] of [
    ['vi', VI],
    ['en', EN],
  ] as const)
    if (i18n.hasResourceBundle(language, 'app')) i18n.addResource(language, 'app', 'brand', name, { silent: true })
  // Every component with texts is rendered again, and with them logo and mark.
  i18n.emit('languageChanged', i18n.language)
}
