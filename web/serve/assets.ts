import { existsSync } from 'node:fs'

const validatorBuilder = new URL('../../mock-server/build-validators.ts', import.meta.url)
const builder = new URL('../../mock-server/build-assets.ts', import.meta.url)

export async function ensureMockAssets() {
  if (!existsSync(builder)) return
  const { ensureAssets } = (await import(builder.href)) as { ensureAssets: () => Promise<unknown> }
  await ensureAssets()
}

/** Compiles the mock's validators to code, for a page whose policy forbids generating any. */
export async function buildMockValidators() {
  const { buildValidators } = (await import(validatorBuilder.href)) as { buildValidators: () => Promise<unknown> }
  await buildValidators()
}
