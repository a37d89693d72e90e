import { currentLanguage } from '#i18n/i18n.ts'
import type { Palette } from '#lib/brand/contrast.ts'
import { colouredMark, iconShares, shortNameOf } from '#lib/brand/default-mark.ts'
import type { SiteBrand } from '#lib/site/config-shape.ts'
import type { WorldBrand } from './brand.queries.ts'
import { pictureAddress } from './picture-address.ts'

export type BrandIcons = { brand: Pick<WorldBrand, 'mark' | 'shortName'>; palette: Palette | undefined } & Pick<
  SiteBrand,
  'name' | 'colours'
>

/** Time without a change after which the icons for a phone's home screen are drawn again. */
const PAUSE_MS = 500
const TOUCH_SIZE = 180

const link = (rel: string) => document.head.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`)
const own = {
  icon: link('icon')?.href,
  manifest: link('manifest')?.href,
  'apple-touch-icon': link('apple-touch-icon')?.href,
}
let timer: ReturnType<typeof setTimeout> | undefined
let latest: BrandIcons | undefined

/** Shows the icon of a brand for this page, and offers its name and icons for a phone's home screen. Without a brand they are the site's own. */
export function showIcons(shown: BrandIcons | undefined) {
  latest = shown
  clearTimeout(timer)
  if (!shown) return restore()
  const isLatest = () => latest === shown
  void showFavicon(shown, isLatest).catch(ignore)
  timer = setTimeout(() => void offerInstallation(shown, isLatest).catch(ignore), PAUSE_MS)
}

/** A page without a network, or a browser that draws nothing, keeps the icons that it has. */
const ignore = () => undefined

function restore() {
  for (const rel of ['icon', 'manifest', 'apple-touch-icon'] as const)
    if (own[rel]) setLink(rel, own[rel])
    else link(rel)?.remove()
  document.head.querySelector('meta[name="apple-mobile-web-app-title"]')?.remove()
}

function setLink(rel: string, href: string) {
  const element = link(rel) ?? document.head.appendChild(Object.assign(document.createElement('link'), { rel }))
  if (element.href === href) return
  if (element.href.startsWith('blob:')) URL.revokeObjectURL(element.href)
  // The type of the icon before it.
  if (rel === 'icon') element.removeAttribute('type')
  element.href = href
}

/** The mark of the brand; without one, that of the site in the colours of the brand. */
async function addressOfMark({ brand, palette }: BrandIcons): Promise<string> {
  if (brand.mark) return pictureAddress(brand.mark)
  const address = own.icon ?? '/favicon.svg'
  if (!palette) return address
  const response = await fetch(address)
  if (!response.ok) return address
  return pictureAddress({ type: 'svg', content: colouredMark(await response.text(), palette) })
}

async function showFavicon(shown: BrandIcons, isLatest: () => boolean) {
  const address = await addressOfMark(shown)
  if (isLatest()) setLink('icon', address)
}

async function offerInstallation(shown: BrandIcons, isLatest: () => boolean) {
  const mark = Object.assign(new Image(), { src: await addressOfMark(shown) })
  await mark.decode()
  const ground = shown.colours.dark
  const name = shown.name[currentLanguage()]
  const shortName = shown.brand.shortName ?? shortNameOf(name)
  const icons = [
    { src: draw(mark, { size: 192, share: iconShares.plain }), sizes: '192x192' },
    { src: draw(mark, { size: 512, share: iconShares.plain }), sizes: '512x512' },
    { src: draw(mark, { size: 512, share: iconShares.maskable, ground }), sizes: '512x512', purpose: 'maskable' },
  ]
  const touchIcon = draw(mark, { size: TOUCH_SIZE, share: iconShares.touch, ground })
  const before = await readManifest()
  const themeColour = shown.colours[document.documentElement.dataset['theme'] === 'light' ? 'light' : 'dark']
  const lang = currentLanguage().toLowerCase()
  const manifest = {
    ...before,
    // The description is in the site's first language.
    ...(before.lang !== lang && { lang, description: undefined }),
    name,
    short_name: shortName,
    background_color: themeColour,
    theme_color: themeColour,
    icons: icons.map((icon) => ({ ...icon, type: 'image/png' })),
  }
  if (!isLatest()) return
  setLink('manifest', URL.createObjectURL(new Blob([JSON.stringify(manifest)], { type: 'application/manifest+json' })))
  setLink('apple-touch-icon', touchIcon)
  const title = document.head.querySelector<HTMLMetaElement>('meta[name="apple-mobile-web-app-title"]')
  const named = title ?? document.head.appendChild(document.createElement('meta'))
  Object.assign(named, { name: 'apple-mobile-web-app-title', content: shortName })
}

/** The manifest of the site. A manifest without an address of its own needs whole addresses. */
async function readManifest(): Promise<{ lang?: string }> {
  if (!own.manifest) return {}
  const manifest = (await (await fetch(own.manifest)).json()) as Record<string, unknown>
  const whole = ['id', 'start_url', 'scope'].map((field) => [
    field,
    new URL(String(manifest[field] ?? '/'), own.manifest),
  ])
  return { ...manifest, ...Object.fromEntries(whole) }
}

type Drawing = { size: number; share: number; ground?: string }

/** Draws a picture in the middle of a square; a PNG. */
function draw(picture: HTMLImageElement, { size, share, ground }: Drawing): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size })
  const context = canvas.getContext('2d')!
  if (ground) {
    context.fillStyle = ground
    context.fillRect(0, 0, size, size)
  }
  const scale = (size * share) / Math.max(picture.naturalWidth, picture.naturalHeight)
  const [width, height] = [picture.naturalWidth * scale, picture.naturalHeight * scale]
  context.drawImage(picture, (size - width) / 2, (size - height) / 2, width, height)
  return canvas.toDataURL('image/png')
}
