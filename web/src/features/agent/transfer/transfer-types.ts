import type { agentTransfers } from '@longan/sdk/agent-transfers'

type Transfers = ReturnType<typeof agentTransfers>
export type Preview = Awaited<ReturnType<Transfers['previewTransfers']>>
export type Receipt = Awaited<ReturnType<Transfers['transferAll']>>
export type TransferSetting = Awaited<ReturnType<Transfers['getTransferEnabled']>>
