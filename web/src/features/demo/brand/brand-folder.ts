import { strToU8, zipSync } from 'fflate'
import type * as v from 'valibot'
import type { brandFileSchema } from '#lib/brand/brand-file.ts'
import { removeDiacritics } from '#lib/search/remove-diacritics.ts'
import type { Logo } from './brand.queries.ts'
import { type ShownBrand, site } from './show-brand.ts'

/** A brand without a main colour cannot be a folder. */
export type ColouredBrand = ShownBrand & { colour: string }
/** The files of a brand's folder by name, and a name for the folder. */
export type BrandFolder = { name: string; files: Record<string, Uint8Array<ArrayBuffer>> }

/** Returns the folder that `npm run brand` reads, for the site as it looks now. */
export async function brandFolderOf(brand: ColouredBrand): Promise<BrandFolder> {
  const { name, footer, links, radius, font, weight, theme, languages, currency, colour } = brand
  const { shortName, secondColour } = brand
  const { vi, en } = name
  const [logo, mark] = await Promise.all(pictures.map((picture) => fileOf(picture, brand[picture])))
  const file: v.InferInput<typeof brandFileSchema> = {
    name: vi === en ? vi : { vi, en },
    ...(shortName !== undefined && { shortName }),
    colour,
    ...(secondColour !== undefined && { secondColour }),
    ...(logo && { logo: logo.name }),
    ...(mark && { mark: mark.name }),
    radius,
    font,
    weight,
    theme,
    languages,
    currency,
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
