import { paths } from '#lib/site/paths.ts'
import { lazyFromTable } from './lazy-table.ts'
import { page } from './route.ts'

const centre = {
  screen: lazyFromTable('centre'),
}
const list = {
  screen: lazyFromTable('gameList'),
}

export const gameRoutes = [
  page(paths.sportsGame, 'sportsGame', { frameless: true, screen: lazyFromTable('sportsGame') }),
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
    screen: lazyFromTable('play'),
  }),
]
