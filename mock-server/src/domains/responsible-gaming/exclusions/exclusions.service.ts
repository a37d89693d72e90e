import type { World } from '../../../kernel/world/world.ts'
import type { SessionService } from '../../session/session.service.ts'
import type { WagersService } from '../../wagers/wagers.service.ts'
import type { BreaksService } from '../breaks.service.ts'
import type { RulebookService } from '../rulebook.service.ts'

export type ExclusionsService = ReturnType<typeof exclusionsService>
export type ExclusionDependencies = {
  breaks: BreaksService
  rulebook: RulebookService
  session: SessionService
  wagers: WagersService
}

/** A self-exclusion with all that follows from it. */
export const exclusionsService = (_world: World, { breaks, rulebook, session, wagers }: ExclusionDependencies) => ({
  /** Excludes the member and ends their sessions. Open bets are settled, or refunded if the rulebook says so and their event has not begun. */
  async exclude(memberId: number, duration: number | undefined): Promise<void> {
    await breaks.exclude(memberId, duration)
    if (rulebook.valueOf('exclusion.open.bets') === 'refund.unless.begun') await wagers.cancelBeforeBegin(memberId)
    session.endOthers(memberId)
  },
})
