import { Refusal } from '../../../kernel/validation/refusal.ts'
import type { World } from '../../../kernel/world/world.ts'
import type { RulebookService } from '../rulebook.service.ts'
import { offerChoiceTable } from './offer-choice.model.ts'

export type OfferChoicesService = ReturnType<typeof offerChoicesService>

/** The choice of members to get no offers, where the rulebook has it. */
export const offerChoicesService = ({ table, clock }: World, { rulebook }: { rulebook: RulebookService }) => {
  const rows = table(offerChoiceTable)
  return {
    /** Returns false for a member who has opted out. In a rulebook without this choice an earlier one rests. */
    receives: (memberId: number): boolean => !rulebook.valueOf('offers.opt.out') || rows.get(memberId) === undefined,
    /** Throws a Refusal where the rulebook does not have this choice. */
    async set(memberId: number, receives: boolean): Promise<void> {
      if (!rulebook.valueOf('offers.opt.out')) throw withoutChoice()
      if (receives) rows.remove(memberId)
      else if (!rows.get(memberId)) await rows.insert({ id: memberId, optedOutAt: clock.now() })
    },
  }
}

function withoutChoice(): Refusal {
  const reason = 'the rulebook does not have this choice'
  return new Refusal(403, 'function.not.available', `Refused: ${reason}`, {
    reason,
    data: { ruleId: 'offers.opt.out' },
  })
}
