import type { WorldBrand } from './brand.queries.ts'

let isShown = false

/** Shows a world's brand on this page. The code that derives its colours is loaded for the first world that has one. */
export async function showWorldBrand(brand: WorldBrand) {
  if (!isShown && Object.keys(brand).length === 0) return
  isShown = true
  const { showBrand } = await import('./show-brand.ts')
  showBrand(brand)
}
