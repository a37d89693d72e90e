import { withdraw } from '@longan/react-query/withdrawals'
import { depositCommands } from '#api/wallet/deposits.queries.ts'
import { transferWallet } from '@longan/react-query/wallet'
import { createMockServer, type Site } from '@longan/mock-server'
import { createGateway, type Session } from '@longan/sdk'
import { useMutation, useQuery } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { connect, api } from '#api/gateway.ts'
import { createQueryClient } from '#api/query-client.ts'
import { claimRewards } from '#features/rewards/claim-rewards.ts'
import { pendingRewardsQuery } from '#features/rewards/rewards.queries.ts'
import { session } from '#api/member/session.ts'
import { Providers } from '#app/providers.tsx'
import { config } from '#lib/site/config.ts'
import { storage } from '#lib/storage/storage.ts'
import { useMoneyCommand } from '#shared/money/use-money-command.ts'

/** The persona demo01: id, payment password, bank card, main wallet, and a vendor with its own wallet. */
const [ID, PIN, CARD, MAIN, VENDOR] = [1001, '246810', 10011, 2, 101]
const ADDRESS = 'http://mock.local'

export const commandKinds = ['deposit', 'withdraw', 'transfer', 'claim'] as const
export type CommandKind = (typeof commandKinds)[number]
export const commandOperations = {
  deposit: 'depositByAccountName',
  withdraw: 'withdraw',
  transfer: 'transferWallet',
  claim: 'claimReward',
} as const satisfies Record<CommandKind, string>
/** Two commands of each kind, in whole units. Transfers differ in size, so that the vendor's balance counts each of them. */
const amounts = { deposit: [201_000, 302_000], withdraw: [201_000, 302_000], transfer: [1, 1000] } as const

function useMoneyCommands() {
  const deposit = useMoneyCommand('deposit', depositCommands.transfer.mutationOptions(api))
  const withdrawCommand = useMoneyCommand('withdraw', withdraw.mutationOptions(api, { isBackground: true }))
  const transferCommand = useMoneyCommand('transfer', transferWallet.mutationOptions(api))
  const waiting = useQuery(pendingRewardsQuery('VI'))
  const claim = useMutation(claimRewards())
  const send = {
    deposit(amount: number) {
      const body = { amount, vendorId: 1, bankCode: 'SVBK' }
      return deposit.send(body, (idempotencyKey) => ({ input: body, idempotencyKey }))
    },
    withdraw(amount: number) {
      const body = { amount, bankCardId: CARD, currentWithdrawType: 'BC' } as const
      return withdrawCommand.send(body, (idempotencyKey) => ({ input: { ...body, password: PIN }, idempotencyKey }))
    },
    transfer(amount: number) {
      const body = { fromAccountTypeId: MAIN, toAccountTypeId: VENDOR, amount }
      return transferCommand.send(body, (idempotencyKey) => ({ input: body, idempotencyKey }))
    },
    claim: (id: number) => claim.mutateAsync((waiting.data ?? []).filter((one) => one.id === String(id))),
  }
  const commands = { deposit, withdraw: withdrawCommand, transfer: transferCommand }
  return { send, commands, waiting: waiting.data }
}

const mock = createMockServer()
const sendTo = (world: string) => (request: Request) => {
  request.headers.set('x-mock-world', world)
  return mock.fetch(request)
}
const initialGateway = createGateway({ baseUrl: ADDRESS, merchant: config.merchant, fetch: sendTo('before') })
const initialSession = initialGateway.session.login({ type: 'username', username: 'demo01', password: 'Demo@123' })

function countEffects({ services }: Site, rewards: readonly number[]) {
  const [minor, waiting] = [100, services.rewards.unclaimedOf(ID)]
  const transferred = services.wallet.walletsOf(ID).find(({ id }) => id === VENDOR)!.balance / minor
  const count = <Row,>(rows: Row[], sumOf: (row: Row) => number, sums: readonly number[]) =>
    sums.map((sum) => rows.filter((row) => sumOf(row) === sum * minor).length)
  return {
    deposit: count(services.deposits.of(ID), ({ requested }) => requested, amounts.deposit),
    withdraw: count(services.withdrawals.of(ID), ({ amount }) => amount, amounts.withdraw),
    transfer: [transferred % 1000, Math.floor(transferred / 1000)],
    claim: rewards.map((id) => (waiting.some((one) => one.id === id) ? 0 : 1)),
  }
}

let count = 0

export async function openMoneyPage() {
  const initial: Session = await initialSession
  const name = `person${++count}`
  const site = await mock.worlds.fork((await mock.worlds.open('before')).world, name)
  const rewards = site.services.rewards.unclaimedOf(ID).filter((one) => !site.services.rewards.isExpired(one))
  const ids = rewards.slice(0, 2).map(({ id }) => id)
  const line = { isOffline: false, page: 0 }
  connectTo(name, line)
  storage.clearSessionStorage()
  session.signIn(initial)
  let page = renderCommands()
  const remount = () => {
    page.unmount()
    page = renderCommands()
  }
  return {
    site,
    line,
    current: () => page.result.current,
    press(kind: CommandKind, size: number): Promise<unknown> | undefined {
      const { send, waiting = [] } = page.result.current
      if (kind !== 'claim') return send[kind](amounts[kind][size]!)
      const id = ids[size]!
      return waiting.some((one) => one.id === String(id)) ? send.claim(id) : undefined
    },
    effects: () => countEffects(site, ids),
    leave: remount,
    /** Reloads the page: pending requests may arrive, but their responses are lost, and nothing is sent again. */
    reload() {
      line.page++
      connectTo(name, line)
      remount()
    },
    signInAgain() {
      if (session.get()) return
      session.signIn(initial)
      remount()
    },
    close() {
      page.unmount()
      void mock.worlds.remove(name)
    },
  }
}

function renderCommands() {
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => <Providers client={client}>{children}</Providers>
  return renderHook(useMoneyCommands, { wrapper })
}

type NetworkState = { isOffline: boolean; page: number }

function connectTo(name: string, line: NetworkState) {
  const { page } = line
  const fetch = async (request: Request) => {
    if (page !== line.page) return new Promise<never>(() => {})
    if (line.isOffline) throw new TypeError('Failed to fetch')
    const reply = await sendTo(name)(request)
    return page === line.page ? reply : new Promise<never>(() => {})
  }
  const { merchant } = config
  connect({ baseUrl: ADDRESS, merchant, dialect: { cipher: 'plain' }, token: session.token, fetch })
}
