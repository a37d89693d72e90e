import { getPointBalance, getPointConfig } from '@longan/react-query/points'
import { useCombined } from '#lib/use-combined.ts'
import { api } from '#api/gateway.ts'

/** The member's points, and what they are worth. */
export const usePoints = ({ enabled = true }: { enabled?: boolean | undefined } = {}) =>
  useCombined(
    [
      { ...getPointBalance.queryOptions(api), enabled },
      { ...getPointConfig.queryOptions(api), enabled },
    ],
    (balance, config) => ({ balance, ...config }),
  )
