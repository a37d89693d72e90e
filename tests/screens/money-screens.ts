import type { Page } from '@playwright/test'
import type { Screen } from './screen.ts'

const form = (page: Page) => page.getByRole('form')
const groups = (page: Page) => page.getByRole('main').getByRole('group').first()
const way = (page: Page) => page.getByRole('main').getByRole('list').first()

export const moneyScreens: readonly Screen[] = [
  { name: 'deposit', path: '/m/voucherCenter', as: 'demo01', shows: (page) => page.getByRole('tab').first() },
  {
    name: 'deposit-order',
    path: '/m/voucherCenter?order=D10010001',
    as: 'demo01',
    shows: way,
    states: { 'a member has an open deposit': { account: 'demo01', depositId: 'D10010001', amount: 200_000 } },
  },
  { name: 'bank-cards', path: '/m/bankCard', as: 'demo01', shows: groups },
  { name: 'add-bank-card', path: '/m/bankCard?add=B', as: 'demo01', shows: form },
  { name: 'withdraw', path: '/m/withdraw', as: 'demo01', shows: form },
  { name: 'withdraw-set-up', path: '/m/withdraw', as: 'demo02', shows: form },
  { name: 'withdrawal', path: '/m/withdraw', as: 'vip02', shows: way },
  { name: 'payment-reset', path: '/m/member/paymentPassword?way=reset', as: 'demo01', shows: form },
  { name: 'transfer', path: '/m/transfer', as: 'demo01', shows: groups },
]
