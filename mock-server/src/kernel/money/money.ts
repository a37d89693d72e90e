/** Converts minor units (hundredths) to the decimal of the wire: 1240831750 -> 12408317.5. */
export const toDecimal = (minor: number): number => minor / 100

/** Converts a decimal of the wire to minor units. Returns undefined for more than two decimals. */
export function toMinor(decimal: number): number | undefined {
  const minor = Math.round(decimal * 100)
  return Number.isSafeInteger(minor) && Math.abs(decimal * 100 - minor) < 1e-6 ? minor : undefined
}
