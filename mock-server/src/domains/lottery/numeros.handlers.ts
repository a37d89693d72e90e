import type { Handlers } from '../../kernel/http/http.ts'
import { invalidField } from '../../kernel/validation/refusal.ts'
import type { LotteryService } from './lottery.service.ts'
import { lotteryById } from './lotteries.ts'

type NumeroOperation =
  | 'listOpenIssues'
  | 'listOpenIssuesByLotto'
  | 'getNumerosNear'
  | 'getVnNumerosNear'
  | 'listLatestDraws'
  | 'listDraws'
  | 'listDrawsByCode'
  | 'getHotGapInfo'

export const numerosHandlers = ({ lottery }: { lottery: LotteryService }): Handlers<NumeroOperation> => ({
  listOpenIssues: ({ query }) => lottery.openIssues(query.prizeMode),
  listOpenIssuesByLotto: ({ query }) => lottery.openIssues(query.prizeMode),
  getNumerosNear: ({ query }) => lottery.near(query.gameId),
  getVnNumerosNear: ({ query }) => {
    if (lotteryById(query.gameId).vendor !== 'TCG_LOTTO_VN') throw invalidField('gameId', 'is not a Vietnamese lottery')
    return lottery.near(query.gameId)
  },
  listLatestDraws: ({ query: { page = 0, size = 10 } }) => lottery.latestDraws({ page, size }),
  listDraws: ({ params, query: { page = 0, size = 10 } }) => lottery.draws(params.gameId, { page, size }),
  listDrawsByCode: ({ params, query: { page = 0, size = 10 } }) => lottery.drawsByCode(params.code, { page, size }),
  getHotGapInfo: ({ params }) => lottery.hotGaps(params.gameId),
})
