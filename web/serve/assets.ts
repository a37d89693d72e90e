import { existsSync } from 'node:fs'

const builder = new URL('../../mock-server/build-assets.ts', import.meta.url)

/** Draws the mock's pictures and builds its partners' pages, unless they are there already. */
export async function ensureMockAssets() {
  if (!existsSync(builder)) return
  const { ensureAssets } = (await import(builder.href)) as { ensureAssets: () => Promise<unknown> }
  await ensureAssets()
}
