import type { Caller } from '../../kernel/caller.ts'
import { DAY, dayOf, mondayBefore } from '../../kernel/local-day.ts'
import { invalidField } from '../../kernel/refusal.ts'
import type { World } from '../../kernel/world.ts'
import type { BonusesService } from '../bonuses/bonuses.service.ts'
import { drawFor } from './draw.ts'
import type { Prize } from './prizes.ts'

export type RaffleService = ReturnType<typeof raffleService>

const keyOf = (raffleId: string) => `raffle:${raffleId}`

/** Everybody draws once a week. */
export const raffleService = (world: World, bonuses: BonusesService) => {
  const draw = drawFor(world, bonuses)

  /** This week's raffle, named after its Monday, and whether the member has drawn. */
  function statusOf(memberId: number) {
    const startsAt = mondayBefore(world.clock.now())
    const raffleId = dayOf(startsAt)
    const isDrawn = bonuses.get(memberId, keyOf(raffleId)) !== undefined
    return { raffleId, startsAt, endsAt: startsAt + 7 * DAY, isDrawn }
  }

  return {
    statusOf,
    async draw(member: Caller, raffleId: string): Promise<Prize> {
      bonuses.refuseTrial(member)
      if (raffleId !== statusOf(member.id).raffleId) throw invalidField('raffleId', 'is not the raffle of this week')
      return draw(member, { type: 'RAFFLE', kind: 'RAFFLE', key: keyOf(raffleId), field: 'raffleId' })
    },
  }
}
