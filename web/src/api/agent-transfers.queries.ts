import { agentTransfers } from '@longan/sdk/agent-transfers'
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { http } from './gateway.ts'

type Transfers = ReturnType<typeof agentTransfers>
export type Preview = Awaited<ReturnType<Transfers['previewTransfers']>>
export type Receipt = Awaited<ReturnType<Transfers['transferAll']>>
export type TransferSetting = Awaited<ReturnType<Transfers['getTransferEnabled']>>

/** Whether the site lets agents send money to those below. */
export const transferEnabledQuery = () =>
  queryOptions({
    queryKey: ['agent', 'transferEnabled'],
    queryFn: ({ signal }) => agentTransfers(http).getTransferEnabled({ signal }),
  })

/** What sending would come to; nothing is sent. */
export const previewTransfers = () =>
  mutationOptions({
    mutationFn: (shares: Parameters<Transfers['previewTransfers']>[0]) => agentTransfers(http).previewTransfers(shares),
  })

type Order = { body: Parameters<Transfers['transferAll']>[0]; idempotencyKey: string }

/** What moved is seen everywhere. */
const invalidateTransfers = (client: QueryClient) =>
  Promise.all(['wallet', 'records', 'agent'].map((key) => client.invalidateQueries({ queryKey: [key] })))

/** Sends to all of them, or to nobody; the key names the intent, so that sending it again moves the money once. */
export const transferToAll = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ body, idempotencyKey }: Order) => agentTransfers(http).transferAll(body, { idempotencyKey }),
    // An answer that got lost may have moved money, too.
    onSettled: () => invalidateTransfers(client),
  })

type UplineTransfer = { body: Parameters<Transfers['transfer']>[0]; idempotencyKey: string }

/** Sends an amount to the one above; the key as above. */
export const transferUp = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ body, idempotencyKey }: UplineTransfer) => agentTransfers(http).transfer(body, { idempotencyKey }),
    onSettled: () => invalidateTransfers(client),
  })
