import type { DepositMethod, DepositOrder } from '@longan/sdk'
import { invalidate, invalidating } from '@longan/react-query'
import {
  depositByAccountName,
  depositByLaunchUrl,
  depositByQr,
  depositByVirtualWallet,
  getDepositSettings,
  getExchangeRate,
  listDepositChannels,
  listDepositPromotions,
} from '@longan/react-query/deposits'
import { getDeposit, getPendingCounts, listDeposits, uploadDepositSlip } from '@longan/react-query/my-deposits'
import { transferWallet } from '@longan/react-query/wallet'
import { myDeposits } from '@longan/sdk/my-deposits'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Language } from '#lib/money/money.ts'
import { api, apiIn, http } from '../gateway.ts'
import { around } from '../query-options.ts'

/** The kind of payment: bank transfer, QR code, coins, or the payment provider's page. */
export type DepositKind = 'transfer' | 'qr' | 'crypto' | 'page'
export type DepositStatus = NonNullable<DepositOrder['status']>
export type Channel = DepositMethod['channels'][number] & { kind: DepositKind; method: string; isRecommended: boolean }

const openStatuses: readonly (DepositStatus | undefined)[] = ['created', 'awaiting', 'proof', 'confirming']
/** The money is in the wallet. */
const creditedStatuses: readonly (DepositStatus | undefined)[] = ['credited', 'different']
export const isOpen = ({ status }: Pick<DepositOrder, 'status'>) => openStatuses.includes(status)
export const isCredited = ({ status }: Pick<DepositOrder, 'status'>) => creditedStatuses.includes(status)

/** The interval between two fetches of an open deposit, ms. */
const POLL_INTERVAL = 4000

function toDepositKind({ code, paymentMethodType }: DepositMethod): DepositKind {
  if (paymentMethodType.includes('VIRTUAL')) return 'crypto'
  if (code === 'MT' || code === 'MA') return 'transfer'
  return code.endsWith('QR') ? 'qr' : 'page'
}

/** A gateway may add keys with other contents. */
const isMethod = (entry: DepositMethod | undefined) => Array.isArray(entry?.channels)

const channelsOf = (method: DepositMethod): Channel[] =>
  method.channels.map((channel) => ({
    ...channel,
    kind: toDepositKind(method),
    method: method.code,
    isRecommended: (channel.recommendation ?? method.recommendation) === 'Y',
  }))

const toChannels = (methods: Record<string, DepositMethod>) =>
  Object.values(methods)
    .filter(isMethod)
    .flatMap(channelsOf)
    .toSorted((one, other) => Number(other.isRecommended) - Number(one.isRecommended))

/** All channels, recommended ones first; closed channels are included. */
export const depositChannelsQuery = (language: Language) =>
  queryOptions({ ...listDepositChannels.queryOptions(apiIn(language)), select: toChannels })

export const depositSettingsQuery = () => ({ ...getDepositSettings.queryOptions(api), staleTime: 0 })

/** The bonuses for a deposit through this channel; with an amount, the value of each. */
export const depositPromotionsQuery = ({ method, vendorId }: Channel, amount: number | undefined, language: Language) =>
  listDepositPromotions.queryOptions(apiIn(language), { method, channel: vendorId, amount })

const coins = ['USDT', 'BTC', 'ETH', 'LTC'] as const
type Coin = (typeof coins)[number]
const isCoin = (code: string): code is Coin => coins.some((coin) => coin === code)

export const exchangeRateQuery = (code: string) => ({
  ...getExchangeRate.queryOptions(api, code as Coin),
  enabled: isCoin(code),
})

/** One deposit, polled while it is open. When it is credited, everything that shows money is invalidated. */
export const depositQuery = (id: string) =>
  queryOptions({
    ...around(getDeposit.queryOptions(api, id), {
      after(order, { client, queryKey }) {
        const before = client.getQueryData<DepositOrder>(queryKey)
        if (isCredited(order) && before?.status !== order.status)
          void invalidate(client, ['getWallet', ...transferWallet.invalidates, ...depositByQr.invalidates])
      },
    }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? POLL_INTERVAL : false),
  })

/** What may have changed on the payment provider's page. */
export const invalidateDeposits = (client: QueryClient) =>
  invalidate(client, [getDeposit, getDepositSettings, getPendingCounts, listDeposits])

export const depositCommands = {
  transfer: depositByAccountName,
  qr: depositByQr,
  crypto: depositByVirtualWallet,
  page: depositByLaunchUrl,
}

export type Slip = { fileName: string; image: string }
/** `onProgress` gets the upload progress of the slip, 0 to 1; there is none if the gateway runs in the page. */
type SlipUpload = { slip: Slip; onProgress: (share: number) => void; signal?: AbortSignal }

/** A loop: `Uint8Array.from` takes twenty times as long, a second of CPU for a photograph. */
function toBytes(base64: string) {
  const text = atob(base64)
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  return bytes
}

export const uploadSlip = (depositId: string) =>
  mutationOptions({
    mutationFn: ({ slip: { fileName, image }, onProgress, signal }: SlipUpload) => {
      const file = new Blob([toBytes(image)])
      const call = { onProgress, ...(signal && { signal }) }
      return myDeposits(http).uploadSlip({ depositId, fileName, image: file }, call)
    },
    ...invalidating(uploadDepositSlip.invalidates),
  })
