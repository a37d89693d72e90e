export const SEED = Number(process.env['LONGAN_SEED'] ?? 7)
