import type { GameCategory } from '@longan/sdk'
import { paths } from '#lib/paths.ts'

/** The menu of the game centre, in the order of the specification; esports, which it forgets, stand behind sports. */
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

/** Where each category lives. */
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

/** The category of a game-centre address: the route's own, else the query's, else sports. */
export function categoryOf(pathname: string, gameType: string | null): MenuCode {
  const fromRoute = routeCodes.find((code) => categoryPaths[code] === pathname)
  if (fromRoute) return fromRoute
  const known = menuOrder.find((code) => code === gameType)
  return !known || underSports.includes(known) ? 'SPORTS' : known
}
