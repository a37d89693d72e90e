import { lotteryVendors } from './constants.ts'
import type { GameVendor, PrizeMode } from './schema.gen.ts'

/**
 * Returns the prize mode of the lotteries of a vendor: electronic when the vendor mapping has an ELOTT entry for Vietnam (or for LOTT), else
 * traditional; electronic as well while the mapping is not loaded yet.
 */
export function prizeModeOf(
  vendor: string,
  mapping?: Record<string, readonly Pick<GameVendor, 'vassalage'>[]>,
): PrizeMode {
  if (vendor === lotteryVendors.seAsia) return 'SEA'
  if (!mapping) return 'Elott'
  const electronic = mapping.ELOTT ?? []
  return electronic.some(({ vassalage }) => [lotteryVendors.vietnam, 'LOTT'].includes(vassalage)) ? 'Elott' : 'Lott'
}
