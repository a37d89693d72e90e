import type { Ticket } from '@longan/sdk'
import { invalidating } from '@longan/react-query'
import { claimFreeSpinTicket, claimRaffle, claimTicket } from '@longan/react-query/tickets'
import { tickets } from '@longan/sdk/tickets'
import { mutationOptions } from '@tanstack/react-query'
import { api } from '#api/gateway.ts'

export type DrawKind = Ticket['ticketType'] | 'RAFFLE'
/** A draw that the member is entitled to: by a ticket, or once a week. */
export type DrawEntitlement = { id: string; kind: DrawKind }

function claimDraw({ id, kind }: DrawEntitlement) {
  const gateway = tickets(api.http)
  if (kind === 'RAFFLE') return gateway.claimRaffle(id)
  return kind === 'FREE_SPIN' ? gateway.claimFreeSpins(id) : gateway.claim(id)
}

const staleReads = [claimTicket, claimFreeSpinTicket, claimRaffle].flatMap(({ invalidates }) => invalidates)

/** Draws a prize. It is in the wallet before the wheel animation ends, so the refetch is not awaited. */
export const drawPrize = mutationOptions({
  mutationFn: claimDraw,
  ...invalidating(staleReads, { isBackground: true }),
})
