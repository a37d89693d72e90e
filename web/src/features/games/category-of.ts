import type { GameCategory } from '@longan/sdk'
import { paths } from '#lib/site/paths.ts'

/** Categories in the order of the menu (specification); ESPORTS, which it does not list, follows SPORTS. */
export const menuOrder = [
  'HOT',
  'RNG',
  'LIVE',
  'FISH',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'LOTT',
  'ELOTT',
  'FB',
  'COCKFIGHT',
] as const satisfies readonly GameCategory[]

export type MenuCode = (typeof menuOrder)[number]

export const categoryPaths: Record<MenuCode, string> = {
  HOT: paths.hot,
  RNG: paths.slots,
  LIVE: paths.live,
  FISH: paths.fish,
  SPORTS: paths.sports,
  ESPORTS: paths.esports,
  PVP: paths.cards,
  LOTT: paths.lottery,
  ELOTT: paths.electronicLottery,
  FB: paths.sportsGame,
  COCKFIGHT: paths.cockfight,
}

const routeCodes: MenuCode[] = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'ESPORTS', 'PVP', 'COCKFIGHT']
const underSports = ['ESPORTS', 'COCKFIGHT']

export function categoryOf(pathname: string, gameType: string | null): MenuCode {
  const fromRoute = routeCodes.find((code) => categoryPaths[code] === pathname)
  if (fromRoute) return fromRoute
  const known = menuOrder.find((code) => code === gameType)
  return !known || underSports.includes(known) ? 'SPORTS' : known
}
