import type { Ticket } from '@longan/sdk'
import { tickets } from '@longan/sdk/tickets'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Language } from '#lib/money/money.ts'
import { http } from '../gateway.ts'
import { invalidateRewards, rewardKey } from './reward-key.ts'

export type DrawKind = Ticket['ticketType'] | 'RAFFLE'
/** A draw that the member is entitled to: by a ticket, or once a week. */
export type DrawEntitlement = { id: string; kind: DrawKind }

/** The member's tickets, the newest first, including used ones. */
export const ticketsQuery = (language: Language) =>
  queryOptions({
    queryKey: rewardKey('tickets', language),
    queryFn: ({ signal }) => tickets(http).list({}, { signal }),
  })

export const drawsQuery = (language: Language) =>
  queryOptions({
    queryKey: rewardKey('draws', language),
    queryFn: ({ signal }) => tickets(http).getConfig({ signal }),
    staleTime: Infinity,
  })

export const raffleQuery = (language: Language) =>
  queryOptions({
    queryKey: rewardKey('raffle', language),
    queryFn: ({ signal }) => tickets(http).getRaffle({ signal }),
  })

function claimDraw({ id, kind }: DrawEntitlement) {
  if (kind === 'RAFFLE') return tickets(http).claimRaffle(id)
  return kind === 'FREE_SPIN' ? tickets(http).claimFreeSpins(id) : tickets(http).claim(id)
}

/** Draws a prize. It is in the wallet before the wheel animation ends, so the refetch is not awaited. */
export const drawPrize = (client: QueryClient) =>
  mutationOptions({ mutationFn: claimDraw, onSettled: () => void invalidateRewards(client) })
