import type { GameCategory, VendorCategory, VendorName } from './schema.gen.ts'

const cockfightVendors = ['DS88', 'DIG', 'WGB', 'WS168', 'SV3']
const footballVendor = 'FB'

/**
 * The categories as the site shows them: cockfights come first and esports are separate, although gateways list both under sports;
 * the football vendor has a category before sports; sports without a vendor is dropped.
 */
export function reshapeVendors(
  sorting: readonly VendorCategory[],
  esportsVendors: readonly string[] = ['TF'],
): VendorCategory[] {
  const isCockfight = ({ vassalage }: VendorName) => cockfightVendors.includes(vassalage)
  const isEsports = ({ vassalage }: VendorName) => esportsVendors.includes(vassalage)
  const sports = vendorsOf(sorting, 'SPORTS')
  const reshaped = sorting
    .filter(({ gameCategory }) => !['COCKFIGHT', 'ESPORTS', 'FB'].includes(gameCategory))
    .flatMap((category): VendorCategory[] => {
      if (category.gameCategory !== 'SPORTS') return [category]
      return [
        { gameCategory: 'FB', vendorNames: sports.filter(({ vassalage }) => vassalage === footballVendor) },
        { gameCategory: 'SPORTS', vendorNames: sports.filter((vendor) => !isCockfight(vendor) && !isEsports(vendor)) },
      ]
    })
  const cockfight = [...vendorsOf(sorting, 'COCKFIGHT'), ...sports.filter(isCockfight)]
  const esports = [...vendorsOf(sorting, 'ESPORTS'), ...sports.filter(isEsports)]
  const all: VendorCategory[] = [
    { gameCategory: 'COCKFIGHT', vendorNames: cockfight },
    ...withEsports(reshaped, esports),
  ]
  return all.filter(({ vendorNames }) => vendorNames.length > 0)
}

/** Esports follow sports, or come last where there are no sports. */
function withEsports(categories: VendorCategory[], vendorNames: VendorName[]): VendorCategory[] {
  const sports = categories.findIndex(({ gameCategory }) => gameCategory === 'SPORTS')
  const at = sports < 0 ? categories.length : sports + 1
  return categories.toSpliced(at, 0, { gameCategory: 'ESPORTS', vendorNames })
}

function vendorsOf(sorting: readonly VendorCategory[], name: GameCategory): VendorName[] {
  return sorting.filter(({ gameCategory }) => gameCategory === name).flatMap(({ vendorNames }) => vendorNames)
}
