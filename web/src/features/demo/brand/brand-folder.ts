import { strToU8, zipSync } from 'fflate'
import type * as v from 'valibot'
import type { brandFileSchema } from '#lib/brand/brand-file.ts'
import { removeDiacritics } from '#lib/search/remove-diacritics.ts'
import type { Logo, WorldBrand } from './brand.queries.ts'
import { site, siteFooter, siteLinks } from './show-brand.ts'

/** The files of a brand's folder by name, and a name for the folder. */
export type BrandFolder = { name: string; files: Record<string, Uint8Array<ArrayBuffer>> }

/** Returns the folder that `npm run brand` reads, for the site as it looks now. */
export async function brandFolderOf(brand: WorldBrand & { colour: string }): Promise<BrandFolder> {
  const { vi, en } = brand.name ?? { vi: site.name.VI, en: site.name.EN }
  const [logo, mark] = await Promise.all(pictures.map((name) => fileOf(name, brand[name])))
  const { radius = 'medium', font = 'saira', theme = site.theme, languages = site.languages } = brand
  const { shortName, secondColour, weight, footer = siteFooter, links = siteLinks } = brand
  const currency = brand.currency ?? site.brand?.currency
  const file: v.InferInput<typeof brandFileSchema> = {
    name: vi === en ? vi : { vi, en },
    ...(shortName !== undefined && { shortName }),
    colour: brand.colour,
    ...(secondColour !== undefined && { secondColour }),
    ...(logo && { logo: logo.name }),
    ...(mark && { mark: mark.name }),
    radius,
    font,
    ...(weight && { weight }),
    theme,
    languages,
    ...(currency !== undefined && { currency }),
    ...(footer.vi !== '' && { footer }),
    links,
  }
  const named = [logo, mark].flatMap((one) => (one ? [[one.name, one.content] as const] : []))
  const files = { 'brand.json': strToU8(`${JSON.stringify(file, null, 2)}\n`), ...Object.fromEntries(named) }
  return { name: folderNameOf(vi), files: files as BrandFolder['files'] }
}

export function zipOf({ name, files }: BrandFolder): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([file, content]) => [`${name}/${file}`, content])
  return zipSync(Object.fromEntries(entries) as BrandFolder['files']) as Uint8Array<ArrayBuffer>
}

const folderNameOf = (name: string) =>
  removeDiacritics(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'brand'

const pictures = ['logo', 'mark'] as const
type PictureName = (typeof pictures)[number]

const fileOf = async (name: PictureName, picture: Logo | undefined) =>
  picture ? fileOfPicture(name, picture) : fileOfSite(name)

const fileOfPicture = (name: PictureName, { type, content }: Logo) => ({
  name: `${name}.${type}`,
  content: type === 'svg' ? strToU8(content) : Uint8Array.from(atob(content), (character) => character.charCodeAt(0)),
})

/** A picture of the site's own brand. */
async function fileOfSite(picture: PictureName) {
  const address = site.brand?.[picture]
  if (!address) return undefined
  const response = await fetch(address)
  if (!response.ok) throw new Error(`Failed to read ${address}: the site answered ${response.status}`)
  return { name: address.slice(1), content: new Uint8Array(await response.arrayBuffer()) }
}
