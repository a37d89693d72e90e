import type { Category, Classify, Vendor } from '../../catalogue/catalogue.ts'
import type { Value } from '../../kernel/http/http.ts'
import type { Language } from '../../kernel/validation/language.ts'
import type { GamesService } from './games.service.ts'

type VendorCatalogue = Value<'listVendors'>
type VendorResponse = VendorCatalogue['mapping'][string][number]
type Group = {
  group: VendorCatalogue['sorting'][number]['gameCategory']
  categories: Category[]
  entries: VendorResponse[]
}

/** The gateway's groups: e-sports and cockfights are part of sports, and clients separate them (spec G, 4). */
const GROUPS: [Group['group'], Category[]][] = [
  ['RNG', ['RNG']],
  ['LIVE', ['LIVE']],
  ['FISH', ['FISH']],
  ['PVP', ['PVP']],
  ['SPORTS', ['SPORTS', 'ESPORTS', 'COCKFIGHT']],
  ['LOTT', ['LOTT']],
  ['ELOTT', ['ELOTT']],
]

const CLASS_NAMES: Record<Classify, { vi: string; en: string }> = {
  SC: { vi: 'Vé cào', en: 'Scratch cards' },
  VP: { vi: 'Video poker', en: 'Video poker' },
  JP: { vi: 'Nổ hũ', en: 'Jackpots' },
  TG: { vi: 'Game bàn', en: 'Table games' },
  AC: { vi: 'Arcade', en: 'Arcade' },
  BG: { vi: 'Bingo', en: 'Bingo' },
  Crash: { vi: 'Crash', en: 'Crash' },
}

/** Returns the vendors by category, in the operator's order: form 2 of the facts (D.14). */
export function toVendorCatalogue(games: GamesService, language: Language): VendorCatalogue {
  const vendors = games.vendors()
  const groups = groupsOf(games, language)
  return {
    sorting: groups.map(({ group, entries }) => ({
      gameCategory: group,
      vendorNames: entries.map(({ vassalage, accountTypeName }) => ({ vassalage, accountTypeName })),
    })),
    mapping: Object.fromEntries(groups.map(({ group, entries }) => [group, entries])),
    display: Object.fromEntries(vendors.map(({ code, name }) => [code, name[language]])),
    gameClassify: classesOf(games, language),
  }
}

/** Returns the same vendors as lanes of cards: form 1 of the facts (D.14). */
export const toVendorLanes = (games: GamesService, language: Language): Value<'listVendorLanes'> => ({
  data: {
    lanes: groupsOf(games, language).map(({ group, categories, entries }) => ({
      title: group,
      cards: entries.map(({ gameCount: _count, gameCode = 'lobby', ...vendor }) => ({
        id: vendor.nodeId,
        ...vendor,
        gameCode,
        lagerIcon: vendor.mobileLargeIcon!,
      })),
      gameClassify: categories.includes('RNG') ? classesOf(games, language) : [],
    })),
  },
})

const groupsOf = (games: GamesService, language: Language): Group[] =>
  GROUPS.filter(([, categories]) => categories.some(games.hasCategory)).map(([group, categories]) => ({
    group,
    categories,
    entries: games
      .vendors()
      .flatMap((vendor) =>
        vendor.categories
          .filter((category) => categories.includes(category))
          .map((category) => toVendor(games, { vendor, category, language })),
      ),
  }))

type VendorEntry = { vendor: Vendor; category: Category; language: Language }

function toVendor(games: GamesService, { vendor, category, language }: VendorEntry): VendorResponse {
  const lobby = vendor.lobbies.find((one) => one.category === category)!
  const count = games.countOf(vendor.code, category)
  return {
    vassalage: vendor.code,
    accountTypeName: vendor.accountTypeName,
    accountTypeId: vendor.accountTypeId,
    displayName: vendor.name[language],
    gameType: category,
    gameCode: lobby.gameCode,
    gameId: lobby.gameId,
    nodeId: lobby.nodeId,
    ...(count > 1 && { isGame: 'VASSALAGE' }),
    gameCount: count,
    smallIcon: vendor.mark,
    mobileSmallIcon: vendor.mark,
    h5Icon: vendor.mark,
    mobileLargeIcon: vendor.mark,
  }
}

function classesOf(games: GamesService, language: Language) {
  const counts = games.classCounts()
  return (Object.keys(CLASS_NAMES) as Classify[]).map((key) => ({
    key,
    displayName: CLASS_NAMES[key][language],
    gameCount: counts.get(key) ?? 0,
  }))
}

export const toGameTypes = (games: GamesService): Value<'listGameTypes'> => ({
  content: Object.fromEntries(
    GROUPS.flatMap(([, categories]) => categories.filter(games.hasCategory)).map((category) => [
      category,
      classesByVendor(games, category),
    ]),
  ),
})

const classesByVendor = (games: GamesService, category: Category) =>
  Object.fromEntries(
    games
      .vendors()
      .filter(({ categories }) => categories.includes(category))
      .map(({ code }) => [code, games.classesOf(code, category)]),
  )
