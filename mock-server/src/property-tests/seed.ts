/** Seed of all generated commands and requests; `LONGAN_SEED` changes it. */
export const SEED = Number(process.env['LONGAN_SEED'] ?? 7)
