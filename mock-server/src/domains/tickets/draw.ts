import type { Caller } from '../../kernel/world/caller.ts'
import type { World } from '../../kernel/world/world.ts'
import type { BonusesService } from '../bonuses/bonuses.service.ts'
import { type DrawType, drawPrize, type Prize, TICKET_NAMES } from './prizes.ts'

type Draw = { type: DrawType; kind: 'TICKET' | 'RAFFLE'; key: string; field: string }

/** Draws a prize for an occasion, deterministic by the world's seed, and pays it once. */
export const createDraw =
  ({ random }: World, bonuses: BonusesService) =>
  async (member: Caller, { type, kind, key, field }: Draw): Promise<Prize> => {
    const prize = drawPrize(type, random('prize', member.id, key))
    const { money, points } = prize
    await bonuses.grant(member, { key, kind, name: TICKET_NAMES[type], money, points }, field)
    return prize
  }
