import type { LotteryMenuGroup } from '@longan/sdk'
import { lottery } from '@longan/sdk/lottery'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Language } from '#lib/money/money.ts'
import { storage } from '#lib/storage/storage.ts'
import { http } from '../gateway.ts'

function store(groups: LotteryMenuGroup[]) {
  storage.set('gameLotteries', groups)
  return groups
}

export const lotteryMenusQuery = (language: Language) =>
  queryOptions({
    queryKey: ['lottery', 'menus', language],
    queryFn: async ({ signal }) => store(await lottery(http).listMenus({}, { signal })),
    staleTime: 10 * 60_000,
    placeholderData: keepPreviousData,
  })

export const seaLotteryMenusQuery = (language: Language) =>
  queryOptions({
    queryKey: ['lottery', 'menus', 'SEA', language],
    queryFn: ({ signal }) => lottery(http).listMenus({ prizeMode: 'SEA' }, { signal }),
    staleTime: 10 * 60_000,
    placeholderData: keepPreviousData,
  })
