/** Minor units (hundredths) to the decimal the wire carries: 1240831750 -> 12408317.5. */
export const toDecimal = (minor: number): number => minor / 100

/** A wire decimal to minor units. Anything finer than two decimals is refused with `undefined`. */
export function toMinor(decimal: number): number | undefined {
  const minor = Math.round(decimal * 100)
  return Number.isSafeInteger(minor) && Math.abs(decimal * 100 - minor) < 1e-6 ? minor : undefined
}
