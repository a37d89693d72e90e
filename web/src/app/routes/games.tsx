import { paths } from '#lib/paths.ts'
import { lazyScreen } from '../lazy-screen.tsx'
import { page } from '../route.ts'

const centre = {
  screen: lazyScreen(() => import('#features/games/game-centre-screen.tsx'), 'GameCentreScreen', 'games', 'lobby'),
}
const list = {
  screen: lazyScreen(() => import('#features/games/game-list-screen.tsx'), 'GameListScreen', 'games', 'lobby'),
}

/** Games by category and as a list, and the frame around a running one. */
export const gameRoutes = [
  page(paths.sportsGame, 'sportsGame', { frameless: true }),
  page(paths.slots, 'slots', centre),
  page(paths.live, 'live', centre),
  page(paths.cards, 'cards', centre),
  page(paths.fish, 'fish', centre),
  page(paths.sports, 'sports', centre),
  page(paths.esports, 'esports', centre),
  page(paths.cockfight, 'cockfight', centre),
  page(paths.gameCentre(), 'gameCentre', { header: 'own', ...centre }),
  page(paths.slotsList(), 'gameList', list),
  page(paths.gameList(), 'gameList', { header: 'own', footer: false, ...list }),
  page(paths.play({ vassalage: '', gameType: '' }), 'play', {
    frameless: true,
    guard: 'member',
    screen: lazyScreen(() => import('#features/play/play-screen.tsx'), 'PlayScreen', 'problems'),
  }),
]
