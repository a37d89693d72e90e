import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import type { LotteryRound } from '#api/games/lottery.queries.ts'
import { session } from '#api/member/session.ts'
import { paths } from '#lib/site/paths.ts'
import type { LotteryKind } from './use-lotteries.ts'

export function useOpenLottery(kind: LotteryKind) {
  const navigate = useNavigate()
  return useCallback(
    ({ vendor, gameCode, labelName }: LotteryRound) => {
      const address = paths.play({ gameType: kind, vassalage: vendor, gameCode })
      if (session.get()) return void navigate(address, { state: { name: labelName } })
      session.rememberReturn(address)
      void navigate(paths.login)
    },
    [kind, navigate],
  )
}
