import type { DepositInput, DepositMethod, DepositOrder } from '@longan/sdk'
import { deposits } from '@longan/sdk/deposits'
import { myDeposits } from '@longan/sdk/my-deposits'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Language } from '#lib/money.ts'
import { http } from './gateway.ts'
import { session } from './session.ts'
import { uploadWithProgress } from './upload-with-progress.ts'

/** How a deposit is paid: by hand, by scanning, in coins, on the partner's page. */
export type DepositWay = 'transfer' | 'qr' | 'crypto' | 'page'
export type DepositStatus = NonNullable<DepositOrder['status']>
export type Channel = DepositMethod['channels'][number] & { way: DepositWay; method: string; isRecommended: boolean }

/** Something may still come of it. */
const openStatuses: readonly (DepositStatus | undefined)[] = ['created', 'awaiting', 'proof', 'confirming']
/** It is in the wallet. */
const creditedStatuses: readonly (DepositStatus | undefined)[] = ['credited', 'different']
export const isOpen = ({ status }: Pick<DepositOrder, 'status'>) => openStatuses.includes(status)
export const isCredited = ({ status }: Pick<DepositOrder, 'status'>) => creditedStatuses.includes(status)

/** How often an open deposit is asked for, ms. */
const POLL_INTERVAL = 4000
const baseKey = () => ['deposits', session.get()?.userName]

function depositWayOf({ code, paymentMethodType }: DepositMethod): DepositWay {
  if (paymentMethodType.includes('VIRTUAL')) return 'crypto'
  if (code === 'MT' || code === 'MA') return 'transfer'
  return code.endsWith('QR') ? 'qr' : 'page'
}

const channelsOf = (method: DepositMethod): Channel[] =>
  method.channels.map((channel) => ({
    ...channel,
    way: depositWayOf(method),
    method: method.code,
    isRecommended: (channel.recommendation ?? method.recommendation) === 'Y',
  }))

/** Every channel there is, those the site recommends first; closed ones say so. */
export const depositChannelsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...baseKey(), 'channels', language],
    queryFn: async ({ signal }) => {
      const methods = await deposits(http).listChannels({ signal })
      const all = Object.values(methods).flatMap(channelsOf)
      return all.toSorted((one, other) => Number(other.isRecommended) - Number(one.isRecommended))
    },
  })

/** Whether the person may deposit, and the deposits that are open. */
export const depositSettingsQuery = () =>
  queryOptions({
    queryKey: [...baseKey(), 'settings'],
    queryFn: ({ signal }) => deposits(http).getSettings({ signal }),
    staleTime: 0,
  })

/** The bonuses to be had with a deposit by this channel; with an amount, what each would give. */
export const depositPromotionsQuery = ({ method, vendorId }: Channel, amount: number | undefined, language: Language) =>
  queryOptions({
    queryKey: [...baseKey(), 'promotions', method, vendorId, amount, language],
    queryFn: ({ signal }) => deposits(http).listPromotions({ method, channel: vendorId, amount }, { signal }),
  })

const coins = ['USDT', 'BTC', 'ETH', 'LTC'] as const
type Coin = (typeof coins)[number]
const isCoin = (code: string): code is Coin => coins.some((coin) => coin === code)

/** What one coin is worth. */
export const exchangeRateQuery = (code: string) =>
  queryOptions({
    queryKey: ['deposits', 'rate', code],
    queryFn: ({ signal }) => deposits(http).getExchangeRate(code as Coin, { signal }),
    enabled: isCoin(code),
  })

/** One deposit of the person, asked for again while something may come of it; once it is in the wallet, all that shows money is asked anew. */
export const depositQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: [...baseKey(), 'order', id, language],
    queryFn: async ({ signal, client, queryKey }) => {
      const before = client.getQueryData<DepositOrder>(queryKey)
      const order = await myDeposits(http).get(id, { signal })
      if (isCredited(order) && before?.status !== order.status) invalidateMoney(client)
      return order
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? POLL_INTERVAL : false),
  })

/** Balance, records and what is open, wherever they are on the screen. */
function invalidateMoney(client: QueryClient) {
  for (const queryKey of [['wallet'], ['records'], [...baseKey(), 'settings']]) void client.invalidateQueries({ queryKey })
}

type NewDeposit = { way: DepositWay; body: DepositInput; idempotencyKey: string }

/** Begins a deposit; the same key begins it once, however often it is sent. */
export const createDeposit = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ way, body, idempotencyKey }: NewDeposit) => {
      const { byTransfer, byQr, byCrypto, byPage } = deposits(http)
      const begin = { transfer: byTransfer, qr: byQr, crypto: byCrypto, page: byPage }[way]
      return begin(body, { idempotencyKey })
    },
    onSettled: () => client.invalidateQueries({ queryKey: baseKey() }),
  })

export type Slip = { fileName: string; image: string }
/** `onShare` is told how much of the slip is on its way, 0 to 1. */
type SlipStep = { do: 'slip'; slip: Slip; onProgress: (share: number) => void }
type Step = { do: 'cancel' | 'confirm' | 'hurry' } | SlipStep

/** What the person does to a deposit that is open; where it stands then is asked anew, done or refused. */
export const changeDeposit = (client: QueryClient, depositId: string) =>
  mutationOptions({
    mutationFn: (step: Step) => {
      const { cancel, confirm, hurry, uploadSlip } = myDeposits(http)
      if (step.do === 'slip')
        return uploadWithProgress('uploadDepositSlip', step.onProgress, () => uploadSlip({ depositId, ...step.slip }))
      if (step.do === 'confirm') return confirm({ depositId, action: 'CONFIRM' })
      return { cancel, hurry }[step.do](depositId)
    },
    onSettled: () => client.invalidateQueries({ queryKey: baseKey() }),
  })
