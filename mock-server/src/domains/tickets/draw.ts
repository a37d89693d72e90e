import type { Caller } from '../../kernel/caller.ts'
import type { World } from '../../kernel/world.ts'
import type { BonusesService } from '../bonuses/bonuses.service.ts'
import { type Drawn, drawPrize, type Prize, TICKET_NAMES } from './prizes.ts'

type Draw = { type: Drawn; kind: 'TICKET' | 'RAFFLE'; key: string; field: string }

/** Draws once for an occasion, by the world's seed, and pays the prize. */
export const drawFor =
  ({ random }: World, bonuses: BonusesService) =>
  async (member: Caller, { type, kind, key, field }: Draw): Promise<Prize> => {
    const prize = drawPrize(type, random('prize', member.id, key))
    const { money, points } = prize
    await bonuses.give(member, { key, kind, name: TICKET_NAMES[type], money, points }, field)
    return prize
  }
