import * as v from 'valibot'
import type { WorldBrand } from '../../domains/system/system.settings.ts'
import { worldBrandPatchSchema } from './brand-schema.ts'
import { command } from '../control-route.ts'

const empty = v.strictObject({})
type BrandPatch = v.InferOutput<typeof worldBrandPatchSchema>

const mergeBrand = (brand: WorldBrand, patch: BrandPatch): WorldBrand =>
  Object.fromEntries(Object.entries({ ...brand, ...patch }).filter(([, value]) => value != null))

export const brandCommands = [
  command('GET /brand', empty, ({ site: { world } }) => world.settings.brand),
  command(
    'PATCH /brand',
    worldBrandPatchSchema,
    ({ site: { world }, input }) => (world.settings.brand = mergeBrand(world.settings.brand, input)),
  ),
  command('DELETE /brand', empty, ({ site: { world } }) => (world.settings.brand = {})),
]
