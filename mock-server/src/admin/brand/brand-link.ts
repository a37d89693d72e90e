import * as v from 'valibot'
import type { WorldBrand } from '../../domains/system/system.settings.ts'
import type { Settings } from '../../gateway.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import { pack, unpack } from '../url-encoding.ts'
import { worldBrandSchema } from './brand-schema.ts'
import { readSwitches, type SiteSwitches, siteSwitchesSchema } from './site-switches.ts'

/** Between the world of a link and its brand. */
export const BRAND_MARK = '.'
/** The largest pictures in a link, bytes. */
const MAX_BYTES = { logo: 20_000, mark: 10_000 } as const
type PictureName = keyof typeof MAX_BYTES
const pictureNames = Object.keys(MAX_BYTES) as PictureName[]
/** Room for pictures of that size that do not compress, and for the longest texts. */
const MAX_LENGTH = 60_000

/** `without`: the pictures that are too large for a link. `isBrandOnly`: the link has no world. */
export type CreatedLink = { link: string; without: PictureName[]; isBrandOnly: boolean }
/** Without `switches` the site keeps its own. */
type LinkedBrand = { brand: WorldBrand; switches?: SiteSwitches | undefined }

const linkedBrandSchema = v.strictObject({
  ...worldBrandSchema.entries,
  switches: v.optional(siteSwitchesSchema),
})

const bytesOf = ({ type, content }: NonNullable<WorldBrand['logo']>) =>
  type === 'png' ? (content.length * 3) / 4 : new TextEncoder().encode(content).length

/** Returns the text of a brand in a link; empty for none. */
export async function packBrand(brand: WorldBrand, switches?: SiteSwitches) {
  const without = pictureNames.filter((name) => brand[name] && bytesOf(brand[name]) > MAX_BYTES[name])
  const fields = Object.entries(brand).filter(([name]) => !without.some((one) => one === name))
  const carried = { ...Object.fromEntries(fields), ...(switches && { switches }) }
  const text = Object.keys(carried).length > 0 ? BRAND_MARK + (await pack(carried)) : ''
  if (text.length > MAX_LENGTH) throw invalidField('link', 'would be too long')
  return { text, without }
}

/** Returns a link that shows the brand and the switches of a site in the world of the one who opens it. */
export async function createBrandLink({ brand, ...settings }: Settings): Promise<CreatedLink> {
  const { text, without } = await packBrand(brand, readSwitches(settings))
  return { link: text, without, isBrandOnly: true }
}

/** Returns the brand of a link without a world; undefined for any other link. */
export const openBrandLink = async (link: string): Promise<LinkedBrand | undefined> =>
  link.startsWith(BRAND_MARK) ? readBrand(link.slice(BRAND_MARK.length)) : undefined

export async function readBrand(text: string | undefined): Promise<LinkedBrand> {
  if (text === undefined) return { brand: {} }
  if (text.length > MAX_LENGTH) throw invalidField('link', 'is too long')
  const parsed = v.safeParse(linkedBrandSchema, await unpack(text).catch(() => undefined))
  if (!parsed.success) throw invalidField('link.text', 'is broken')
  const { switches, ...brand } = parsed.output
  return { brand, switches }
}
