/**
 * Six names for "the platform", each at home in calls of its own. None of them can be converted into another:
 * they count different things.
 */
export const gatewayPlatform = { WEB: 1, MOBILE: 3 } as const
export const contentPlatform = 'M' as const
export const gamePlatform = 'html5' as const
/** Of games that run in no page. */
export const otherPlatform = 'flash' as const
export const gameClientType = 2 as const
export const hotGamesPlatform = 2 as const
export const lotteryDevice = 'MOBILE' as const

export const pageSizes = {
  homeLobby: 40,
  gameList: 35,
  recentGames: 35,
  favouriteGames: 35,
  favouriteIds: 100,
  withdrawals: 20,
} as const
export const lotteryCount = 12
export const recentLotteryCount = 100

/** Kinds of announcements: for agents, players, a banner, a pop-up, a promotion. */
export const announcementTypes = { agent: 'A', player: 'PL', banner: 'B', popup: 'PU', promotion: 'PR' } as const

/** The prize modes of a merchant; lotteries of the South-East Asian vendor have `SEA` instead. */
export const prizeModes = ['Lott', 'ZY', 'Elott'] as const
export const lotteryVendors = { vietnam: 'TCG_LOTTO_VN', seAsia: 'TCG_SEA' } as const
