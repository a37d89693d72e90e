import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Brand } from '#lib/brand/brand-file.ts'
import { control } from '../control.ts'
import { directorKey } from '../director/director.queries.ts'

/** The text of an SVG, or a PNG in base64. */
export type Logo = { type: 'svg' | 'png'; content: string }
export type Language = Brand['languages'][number]
/** The brand of a world. Fields that are absent are those of the site itself. */
export type WorldBrand = { name?: { vi: string; en: string }; colour?: string; logo?: Logo } & Partial<
  Pick<Brand, 'radius' | 'font' | 'theme' | 'languages' | 'currency'>
>
/** Changed fields; `null` gives a field back to the site. */
export type BrandPatch = { [Field in keyof WorldBrand]?: WorldBrand[Field] | null }

export const brandQuery = () =>
  queryOptions({
    queryKey: [...directorKey, 'brand'],
    meta: { of: 'site' },
    queryFn: () => control<WorldBrand>('GET /brand'),
    staleTime: 0,
  })

const mergeBrand = (brand: WorldBrand, patch: BrandPatch): WorldBrand =>
  Object.fromEntries(Object.entries({ ...brand, ...patch }).filter(([, value]) => value != null))

/** Changes the brand; the page shows it before the mock has answered. */
export const changeBrand = () =>
  mutationOptions({
    mutationFn: (patch: BrandPatch) => control<WorldBrand>('PATCH /brand', patch),
    onMutate(patch, { client }) {
      const { queryKey } = brandQuery()
      void client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (brand = {}) => mergeBrand(brand, patch))
    },
    onError: (...[, , , { client }]) => client.invalidateQueries(brandQuery()),
  })
