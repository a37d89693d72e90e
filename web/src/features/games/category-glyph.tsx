import {
  Bird,
  CircleDot,
  Dices,
  Fish,
  Flame,
  Gamepad2,
  Gem,
  Goal,
  Spade,
  Ticket,
  Video,
  Volleyball,
} from 'lucide-react'
import type { MenuCode } from './category-of.ts'

const glyphs = {
  HOT: Flame,
  RNG: Gem,
  LIVE: Video,
  FISH: Fish,
  SPORTS: Volleyball,
  ESPORTS: Gamepad2,
  PVP: Spade,
  LOTT: Ticket,
  ELOTT: Dices,
  FB: Goal,
  COCKFIGHT: Bird,
} satisfies Record<MenuCode, unknown>

export function CategoryGlyph({ code }: { code: string }) {
  const Glyph = glyphs[code as MenuCode] ?? CircleDot
  return <Glyph aria-hidden strokeWidth={1.8} />
}
