import type { Gateway } from '@longan/sdk'
import { ACCOUNT } from '../consumer/examples.ts'
import { expectSum, toMinor } from './run/check.ts'
import { expectBooked, readMoney } from './run/money.ts'
import type { Scenario } from './run/scenario.ts'

const [MAIN, VENDOR] = [2, 101]
const reads = ['listTransactions', 'getWalletBalance'] as const
const withMoney: Scenario['states'] = [['a member has money', { account: ACCOUNT, balance: 1_000_000.25 }]]

async function readWallets(gateway: Gateway) {
  const { balance } = await gateway.wallet.getBalance()
  const holding = (id: number) => balance.find(({ accountTypeId }) => accountTypeId === id)?.balance ?? 0
  return { main: toMinor('main wallet', holding(MAIN)), vendor: toMinor('wallet at a vendor', holding(VENDOR)) }
}

/** Expects the vendor to hold so much (minor units), and the rest of the million to be in the main wallet. */
async function expectWallets(what: string, { gateway, vendor }: { gateway: Gateway; vendor: number }) {
  const got = await readWallets(gateway)
  expectSum(`wallet at the vendor after ${what} (getWalletBalance)`, { got: got.vendor, expected: vendor })
  expectSum(`main wallet after ${what} (getWalletBalance)`, { got: got.main, expected: 100_000_025 - vendor })
}

const out = (amount: number) => ({ fromAccountTypeId: MAIN, toAccountTypeId: VENDOR, amount })
const back = (amount: number) => ({ fromAccountTypeId: VENDOR, toAccountTypeId: MAIN, amount })

export const walletScenarios: Scenario[] = [
  {
    title: 'a transfer to a vendor and a part of it back',
    operations: ['transferWallet', ...reads],
    states: withMoney,
    async run({ gateway }) {
      const before = await readMoney(gateway, 'main')
      await expectWallets('nothing', { gateway, vendor: 0 })
      await gateway.wallet.transfer(out(1000))
      await expectWallets('the transfer', { gateway, vendor: 100_000 })
      await expectBooked('the transfer', { gateway, before, amounts: [-100_000] })
      await gateway.wallet.transfer(back(400))
      await expectWallets('the transfer back', { gateway, vendor: 60_000 })
      await expectBooked('the transfer back', { gateway, before, amounts: [-100_000, 40_000] })
    },
  },
  {
    title: 'a transfer sent twice with one key moves money once, with two keys twice',
    operations: ['transferWallet', ...reads],
    states: withMoney,
    async run({ gateway }) {
      const before = await readMoney(gateway, 'main')
      const [idempotencyKey, other] = [crypto.randomUUID(), crypto.randomUUID()]
      await gateway.wallet.transfer(out(1000), { idempotencyKey })
      await gateway.wallet.transfer(out(1000), { idempotencyKey })
      await expectWallets('a transfer sent twice with one key', { gateway, vendor: 100_000 })
      await expectBooked('a transfer sent twice with one key', { gateway, before, amounts: [-100_000] })
      await gateway.wallet.transfer(out(1000), { idempotencyKey: other })
      await expectWallets('a transfer with another key', { gateway, vendor: 200_000 })
      await expectBooked('a transfer with another key', { gateway, before, amounts: [-100_000, -100_000] })
    },
  },
  {
    title: 'all money comes back from the vendors, except what is less than a unit',
    operations: ['transferAllBack', ...reads],
    states: [
      ['a member has money', { account: ACCOUNT, balance: 1000 }],
      ['a member has money at a vendor', { account: ACCOUNT, accountTypeId: VENDOR, balance: 1000.25 }],
    ],
    async run({ gateway }) {
      const before = await readMoney(gateway, 'main')
      const wallets = await readWallets(gateway)
      await gateway.wallet.returnAll()
      const got = await readWallets(gateway)
      expectSum('wallet at the vendor after the return (getWalletBalance)', { got: got.vendor, expected: 25 })
      expectSum('main wallet after the return (getWalletBalance)', { got: got.main, expected: wallets.main + 100_000 })
      await expectBooked('the return', { gateway, before, amounts: [100_000] })
    },
  },
]
