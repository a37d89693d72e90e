/** The same commands and requests in every run of the suite; others by `LONGAN_SEED`. */
export const SEED = Number(process.env['LONGAN_SEED'] ?? 7)
