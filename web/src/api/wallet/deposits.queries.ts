import type { DepositInput, DepositMethod, DepositOrder } from '@longan/sdk'
import { deposits } from '@longan/sdk/deposits'
import { myDeposits } from '@longan/sdk/my-deposits'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { Language } from '#lib/money/money.ts'
import { sendWithProgress } from '#lib/device/send-with-progress.ts'
import { http, httpVia } from '../gateway.ts'
import { session } from '../member/session.ts'

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
const baseKey = () => ['deposits', session.get()?.userName]

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

/** All channels, recommended ones first; closed channels are included. */
export const depositChannelsQuery = (language: Language) =>
  queryOptions({
    queryKey: [...baseKey(), 'channels', language],
    queryFn: async ({ signal }) => {
      const methods = await deposits(http).listChannels({ signal })
      const all = Object.values(methods).filter(isMethod).flatMap(channelsOf)
      return all.toSorted((one, other) => Number(other.isRecommended) - Number(one.isRecommended))
    },
  })

export const depositSettingsQuery = () =>
  queryOptions({
    queryKey: [...baseKey(), 'settings'],
    queryFn: ({ signal }) => deposits(http).getSettings({ signal }),
    staleTime: 0,
  })

/** The bonuses for a deposit through this channel; with an amount, the value of each. */
export const depositPromotionsQuery = ({ method, vendorId }: Channel, amount: number | undefined, language: Language) =>
  queryOptions({
    queryKey: [...baseKey(), 'promotions', method, vendorId, amount, language],
    queryFn: ({ signal }) => deposits(http).listPromotions({ method, channel: vendorId, amount }, { signal }),
  })

const coins = ['USDT', 'BTC', 'ETH', 'LTC'] as const
type Coin = (typeof coins)[number]
const isCoin = (code: string): code is Coin => coins.some((coin) => coin === code)

export const exchangeRateQuery = (code: string) =>
  queryOptions({
    queryKey: ['deposits', 'rate', code],
    queryFn: ({ signal }) => deposits(http).getExchangeRate(code as Coin, { signal }),
    enabled: isCoin(code),
  })

/** One deposit, polled while it is open. When it is credited, everything that shows money is invalidated. */
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

function invalidateMoney(client: QueryClient) {
  for (const queryKey of [['wallet'], ['records'], [...baseKey(), 'settings']])
    void client.invalidateQueries({ queryKey })
}

type NewDeposit = { kind: DepositKind; body: DepositInput; idempotencyKey: string }

/** Creates a deposit; the idempotency key makes it safe to send again. */
export const createDeposit = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ kind, body, idempotencyKey }: NewDeposit) => {
      const { byTransfer, byQr, byCrypto, byPage } = deposits(http)
      const create = { transfer: byTransfer, qr: byQr, crypto: byCrypto, page: byPage }[kind]
      return create(body, { idempotencyKey })
    },
    onSettled: () => client.invalidateQueries({ queryKey: baseKey() }),
  })

export type Slip = { fileName: string; image: string }
/** `onProgress` gets the upload progress of the slip, 0 to 1; there is none if the gateway runs in the page. */
type SlipStep = { do: 'slip'; slip: Slip; onProgress: (share: number) => void; signal?: AbortSignal }
type Step = { do: 'cancel' | 'confirm' | 'requestReview' } | SlipStep

/** Changes an open deposit and refetches it, also after an error. */
export const changeDeposit = (client: QueryClient, depositId: string) =>
  mutationOptions({
    mutationFn: (step: Step) => {
      if (step.do === 'slip') {
        const upload = httpVia((request) => sendWithProgress(request, step.onProgress))
        const { fileName, image } = step.slip
        const file = new Blob([Uint8Array.from(atob(image), (character) => character.charCodeAt(0))])
        return myDeposits(upload).uploadSlip(
          { depositId, fileName, image: file },
          step.signal && { signal: step.signal },
        )
      }
      const { cancel, confirm, requestReview } = myDeposits(http)
      if (step.do === 'confirm') return confirm({ depositId, action: 'CONFIRM' })
      return { cancel, requestReview }[step.do](depositId)
    },
    onSettled: () => client.invalidateQueries({ queryKey: baseKey() }),
  })
