import { promotions } from '../../catalogue/texts.ts'
import type { Caller } from '../../kernel/world/caller.ts'
import { DAY } from '../../kernel/world/local-day.ts'
import { readPicture } from '../../kernel/validation/pictures.ts'
import { invalidField, Refusal } from '../../kernel/validation/refusal.ts'
import type { World } from '../../kernel/world/world.ts'
import type { BonusesService } from '../bonuses/bonuses.service.ts'
import { type Application, applicationTable } from './reward.model.ts'

export type ApplicationsService = ReturnType<typeof applicationsService>
export type Promotion = ReturnType<typeof promotions>[number]
export type RewardRequest = { promotionId: number; remarks: string; pictures: string[] }

/** Maximum size of a picture in bytes (specification G, 5). */
const MAX_PICTURE = 5_242_880

export const applicationsService = (world: World, bonuses: BonusesService) => {
  const { clock, createdAt } = world
  const applications = world.table(applicationTable)
  const idOf = (memberId: number, promotionId: number) => `${memberId}:${promotionId}`
  const isRunning = ({ days }: Promotion) => days === undefined || createdAt + days * DAY > clock.now()
  const hasApplied = (memberId: number, promotionId: number) =>
    applications.get(idOf(memberId, promotionId)) !== undefined
  const running = () => promotions().filter(isRunning)
  const offeredTo = (memberId: number) => (bonuses.receivesOffers(memberId) ? running() : [])

  async function apply({ id: memberId }: Caller, application: Omit<Application, 'id' | 'memberId' | 'at'>) {
    const { promotionId } = application
    bonuses.assertReceivesOffers(memberId)
    if (hasApplied(memberId, promotionId)) throw alreadyApplied()
    await applications.insert({ id: idOf(memberId, promotionId), memberId, at: clock.now(), ...application })
  }

  return {
    hasApplied,
    joinableBy: (memberId: number): Promotion[] => offeredTo(memberId).filter((one) => !needsProof(one)),
    requestableBy: (memberId: number): Promotion[] =>
      offeredTo(memberId).filter((one) => needsProof(one) && !hasApplied(memberId, one.id)),

    async join(member: Caller, promotionId: number): Promise<void> {
      bonuses.assertNotTrial(member)
      if (!running().some(({ id }) => id === promotionId)) throw unknownPromotion()
      await apply(member, { promotionId, remarks: '', pictures: [] })
    },

    async request(member: Caller, { promotionId, remarks, pictures }: RewardRequest): Promise<void> {
      bonuses.assertNotTrial(member)
      const promotion = running().find(({ id }) => id === promotionId)
      if (!promotion) throw invalidField('promotionId', 'is not a promotion that runs')
      if (promotion.remarkRequired && !remarks.trim()) throw invalidField('remarks', 'is missing')
      if (promotion.imageRequired && pictures.length === 0) throw invalidField('pictures', 'is missing')
      const read = pictures.map((url, index) => readPicture(url, { field: `pictures.${index}`, maxBytes: MAX_PICTURE }))
      await apply(member, { promotionId, remarks, pictures: read })
    },
  }
}

const needsProof = ({ imageRequired, remarkRequired }: Promotion) => imageRequired || remarkRequired

const alreadyApplied = () =>
  new Refusal(400, 'reward.claimed', 'The member has applied already', {
    field: 'promotionId',
    reason: 'was applied for already',
  })

const unknownPromotion = () =>
  new Refusal(400, 'user_record_not_exists', 'There is no such promotion', {
    field: 'promotionId',
    reason: 'is not a promotion that runs',
  })
