import type { Caller } from '../../kernel/world/caller.ts'
import { DAY, dayOf, mondayBefore } from '../../kernel/world/local-day.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { BonusesService } from '../bonuses/bonuses.service.ts'
import { createDraw } from './draw.ts'
import type { Prize } from './prizes.ts'

export type RaffleService = ReturnType<typeof raffleService>

const keyOf = (raffleId: string) => `raffle:${raffleId}`

export const raffleService = (world: World, bonuses: BonusesService) => {
  const draw = createDraw(world, bonuses)

  function statusOf(memberId: number) {
    const startsAt = mondayBefore(world.clock.now())
    const raffleId = dayOf(startsAt)
    const isDrawn = bonuses.get(memberId, keyOf(raffleId)) !== undefined
    return { raffleId, startsAt, endsAt: startsAt + 7 * DAY, isDrawn }
  }

  return {
    statusOf,
    async draw(member: Caller, raffleId: string): Promise<Prize> {
      bonuses.assertNotTrial(member)
      if (raffleId !== statusOf(member.id).raffleId) throw invalidField('raffleId', 'is not the raffle of this week')
      return draw(member, { type: 'RAFFLE', kind: 'RAFFLE', key: keyOf(raffleId), field: 'raffleId' })
    },
  }
}
