import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Brand } from '#lib/brand/brand-file.ts'
import { control } from '../control.ts'
import { directorKey } from '../director/director.queries.ts'

/** The text of an SVG, or a PNG in base64. */
export type Logo = { type: 'svg' | 'png'; content: string }
export type Texts = { vi: string; en: string }
export type BrandLink = { title: Texts; address: string }
export type Language = Brand['languages'][number]
/** The brand of a world. Fields that are absent are those of the site itself; a footer that is empty in both languages is not shown. */
export type WorldBrand = {
  name?: Texts
  shortName?: string
  colour?: string
  secondColour?: string
  logo?: Logo
  mark?: Logo
  footer?: Texts
  links?: BrandLink[]
} & Partial<Pick<Brand, 'radius' | 'font' | 'weight' | 'theme' | 'languages' | 'currency'>>
/** Changed fields; `null` gives a field back to the site. */
export type BrandPatch = { [Field in keyof WorldBrand]?: WorldBrand[Field] | null }

const mergeBrand = (brand: WorldBrand, patch: BrandPatch): WorldBrand =>
  Object.fromEntries(Object.entries({ ...brand, ...patch }).filter(([, value]) => value != null))

const changeKey = ['changeBrand']
const pendingPatches = (client: QueryClient) =>
  client
    .getMutationCache()
    .findAll({ mutationKey: changeKey, status: 'pending' })
    .map(({ state }) => state.variables as BrandPatch)

/** The brand of the world, with the changes that the mock has not confirmed yet. */
export const brandQuery = () =>
  queryOptions({
    queryKey: [...directorKey, 'brand'],
    meta: { of: 'site' },
    queryFn: async ({ client }) => {
      const brand = await control<WorldBrand>('GET /brand')
      return pendingPatches(client).reduce(mergeBrand, brand)
    },
    staleTime: 0,
  })

/** Returns a brand without a patch; fields that were changed again since stay. */
function withoutPatch(now: WorldBrand, patch: BrandPatch, before: WorldBrand): WorldBrand {
  const isUnchanged = (field: keyof WorldBrand) =>
    JSON.stringify(now[field] ?? null) === JSON.stringify(patch[field] ?? null)
  const fields = (Object.keys(patch) as (keyof WorldBrand)[]).filter(isUnchanged)
  return mergeBrand(now, Object.fromEntries(fields.map((field) => [field, before[field] ?? null])))
}

/** Changes the brand; the page shows it before the mock has answered, and takes it back if the mock refuses. Changes arrive in their order. */
export const changeBrand = () =>
  mutationOptions({
    mutationKey: changeKey,
    scope: { id: 'brand' },
    mutationFn: (patch: BrandPatch) => control<WorldBrand>('PATCH /brand', patch),
    onMutate(patch, { client }) {
      const { queryKey } = brandQuery()
      void client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey) ?? {}
      client.setQueryData(queryKey, mergeBrand(before, patch))
      return { before }
    },
    onError(...[, patch, result, { client }]) {
      const { queryKey } = brandQuery()
      client.setQueryData(queryKey, (now = {}) => withoutPatch(now, patch, result?.before ?? {}))
    },
  })
