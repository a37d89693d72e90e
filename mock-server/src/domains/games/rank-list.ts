import { CATEGORIES, type Category, catalogue, type Game } from '../../catalogue/catalogue.ts'
import { dayOf } from '../../kernel/world/local-day.ts'
import type { Random } from '../../kernel/world/random.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'

export type RankedGame = { game: Game; playCount: number }
type RandomStreams = (...keys: (string | number)[]) => Random

const RANKED_GAMES = 100
const HOT_FACTOR = 3

/** Returns the games of a category, or of all, by play count on the day of `now`. The counts are random but fixed for a day. */
export function rankedGames(
  gameCategory: string,
  { now, random }: { now: number; random: RandomStreams },
): RankedGame[] {
  const draw = random('rank', dayOf(now), gameCategory)
  return gamesOf(gameCategory)
    .slice(0, RANKED_GAMES)
    .map((game) => ({ game, playCount: (200 + draw.int(1800)) * (game.isHot ? HOT_FACTOR : 1) }))
    .sort((one, other) => other.playCount - one.playCount)
}

function gamesOf(gameCategory: string): readonly Game[] {
  if (gameCategory === 'ALL') return catalogue().hot
  if (!(CATEGORIES as readonly string[]).includes(gameCategory))
    throw invalidField('gameCategory', `must be ALL or one of ${CATEGORIES.join(', ')}`)
  return catalogue().byCategory.get(gameCategory as Category) ?? []
}
