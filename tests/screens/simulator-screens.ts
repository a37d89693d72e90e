import type { Screen } from './screen.ts'

export const simulatorScreens: readonly Screen[] = [
  {
    name: 'slot',
    path: '/m/play?vassalage=NGT&gameType=RNG&nodeId=10001&gameCode=NGT_RNG_001',
    as: 'demo01',
    shows: (page) => page.frameLocator('iframe').locator('button.spin'),
  },
  {
    name: 'fish',
    isAnimated: true,
    path: '/m/play?vassalage=BXA&gameType=FISH&nodeId=12422&gameCode=BXA_FISH_001',
    as: 'demo01',
    shows: (page) => page.frameLocator('iframe').locator('button.fire'),
  },
  {
    name: 'sports-client',
    isAnimated: true,
    path: '/m/play?vassalage=FB&gameType=SPORTS&gameCode=lobby',
    as: 'demo01',
    shows: (page) => page.frameLocator('iframe').locator('.price').first(),
  },
  {
    name: 'sports-game',
    isAnimated: true,
    path: '/m/fbGame',
    shows: (page) => page.frameLocator('iframe').locator('.price').first(),
  },
  {
    name: 'sports-match',
    isAnimated: true,
    path: '/m/play?vassalage=DTS&gameType=ESPORTS&gameCode=lobby',
    as: 'demo01',
    shows: (page) => page.frameLocator('iframe').locator('.price').first(),
    afterwards: (page) => page.frameLocator('iframe').locator('.match .head').last().click(),
  },
  {
    name: 'lottery-client',
    path: '/m/play?vassalage=TCG_LOTTO_VN&gameType=ELOTT&gameCode=VNM5',
    as: 'demo01',
    shows: (page) => page.frameLocator('iframe').getByRole('tab').first(),
  },
  {
    name: 'card-table',
    path: '/m/play?vassalage=QTR&gameType=PVP&nodeId=12625&gameCode=QTR_PVP_001',
    as: 'demo01',
    shows: (page) => page.frameLocator('iframe').getByRole('button', { name: /^(Chia bài|Deal)/ }),
  },
  {
    name: 'twenty-one',
    isAnimated: true,
    path: '/m/play?vassalage=QTR&gameType=PVP&nodeId=12630&gameCode=QTR_PVP_002',
    as: 'demo01',
    shows: (page) => page.frameLocator('iframe').getByRole('button', { name: /^(Chia bài|Deal)/ }),
    afterwards: (page) => page.frameLocator('iframe').locator('button.play').click(),
  },
  {
    name: 'live-table',
    isAnimated: true,
    path: '/m/play?vassalage=ATR&gameType=LIVE&nodeId=12936&gameCode=ATR_LIVE_002',
    as: 'demo01',
    shows: (page) => page.frameLocator('iframe').locator('.spot').first(),
  },
  {
    name: 'live-tables',
    isAnimated: true,
    path: '/m/play?vassalage=SEN&gameType=LIVE&gameCode=lobby',
    as: 'demo01',
    shows: (page) => page.frameLocator('iframe').locator('.table-link').first(),
  },
  {
    name: 'cockfight-arena',
    isAnimated: true,
    path: '/m/play?vassalage=DS88&gameType=COCKFIGHT&nodeId=13243&gameCode=DS88_COCKFIGHT_001',
    as: 'demo01',
    shows: (page) => page.frameLocator('iframe').getByRole('button', { name: /^Meron/ }),
  },
]
