import { agentTransfers } from '@longan/sdk/agent-transfers'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { http } from '../gateway.ts'

type Transfers = ReturnType<typeof agentTransfers>
export type Preview = Awaited<ReturnType<Transfers['previewTransfers']>>
export type Receipt = Awaited<ReturnType<Transfers['transferAll']>>
export type TransferSetting = Awaited<ReturnType<Transfers['getTransferEnabled']>>

export const transferEnabledQuery = () =>
  queryOptions({
    queryKey: ['agent', 'transferEnabled'],
    queryFn: ({ signal }) => agentTransfers(http).getTransferEnabled({ signal }),
  })

export const previewTransfers = () =>
  mutationOptions({
    mutationFn: (shares: Parameters<Transfers['previewTransfers']>[0]) => agentTransfers(http).previewTransfers(shares),
  })

type Order = { body: Parameters<Transfers['transferAll']>[0]; idempotencyKey: string }

const invalidateTransfers = (client: QueryClient) =>
  Promise.all(['wallet', 'records', 'agent'].map((key) => client.invalidateQueries({ queryKey: [key] })))

/** Sends to all recipients or to none. The idempotency key makes it safe to send again. */
export const transferToAll = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ body, idempotencyKey }: Order) => agentTransfers(http).transferAll(body, { idempotencyKey }),
    // A command whose response was lost may have moved money, too.
    onSettled: () => invalidateTransfers(client),
  })

type UplineTransfer = { body: Parameters<Transfers['transfer']>[0]; idempotencyKey: string }

/** Sends an amount to the upline. The idempotency key makes it safe to send again. */
export const transferUp = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ body, idempotencyKey }: UplineTransfer) => agentTransfers(http).transfer(body, { idempotencyKey }),
    onSettled: () => invalidateTransfers(client),
  })
