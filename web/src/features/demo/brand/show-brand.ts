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

/** The site's own brand. Without one it has no main colour: the default colours are not derived. */
export const siteBrand: SiteLook = {
  name: fromSite(site.name),
  theme: site.theme,
  languages: site.languages,
  currency: site.brand?.currency ?? '₫',
  footer: site.brand?.footer ? fromSite(site.brand.footer) : { vi: '', en: '' },
  links: (site.brand?.links ?? []).map(({ title, address }) => ({ title: fromSite(title), address })),
  radius: 'medium',
  font: 'saira',
  weight: 'bold',
  ...site.brand?.look,
}
type OptionalField = 'colour' | 'secondColour' | 'shortName' | 'logo' | 'mark'
type SiteLook = Required<Omit<WorldBrand, OptionalField>> & Pick<WorldBrand, OptionalField>
/** The brand that a page shows: that of the world over that of the site. */
export type ShownBrand = ReturnType<typeof shownBrandOf>
export const shownBrandOf = (brand: WorldBrand) => ({ ...siteBrand, ...brand })

/** The colours of a brand; undefined for the default ones of a site. */
function paletteOf(brand: WorldBrand) {
  const { colour, secondColour } = shownBrandOf(brand)
  if (colour === undefined || (brand.colour === undefined && brand.secondColour === undefined)) return undefined
  return derivePalette(colour, secondColour).palette
}

const sheet = new CSSStyleSheet()

/** Shows a brand over that of the site, without a reload: everything of it, also the icon of the page. An empty brand is the site's own. */
export function showBrand(brand: WorldBrand) {
  const palette = paletteOf(brand)
  const isOwn = Object.keys(brand).length === 0
  config.brand = isOwn
    ? site.brand
    : siteBrandOf(brand, palette && { dark: palette.bg0.dark, light: palette.bg0.light })
  sheet.replaceSync(isOwn ? '' : overridingBrandStyle({ ...brand, palette }))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets.filter((one) => one !== sheet), sheet]
  startTheme(brand.theme ?? site.theme)
  config.languages = brand.languages ?? site.languages
  nameSite(config.brand?.name ?? site.name)
  showIcons(
    isOwn
      ? undefined
      : { brand: shownBrandOf(brand), palette, name: config.brand!.name, colours: config.brand!.colours },
  )
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
