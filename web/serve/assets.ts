import { existsSync } from 'node:fs'

const validatorBuilder = new URL('../../mock-server/build-validators.ts', import.meta.url)
const builder = new URL('../../mock-server/build-assets.ts', import.meta.url)

/** Draws the mock's pictures and builds its partners' pages, unless they are there already. */
export async function ensureMockAssets() {
  if (!existsSync(builder)) return
  const { ensureAssets } = (await import(builder.href)) as { ensureAssets: () => Promise<unknown> }
  await ensureAssets()
}

/** Makes the mock's validators plain code, for a page that may generate none. */
export async function buildMockValidators() {
  const { buildValidators } = (await import(validatorBuilder.href)) as { buildValidators: () => Promise<unknown> }
  await buildValidators()
}
