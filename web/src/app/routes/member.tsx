import { paths } from '#lib/site/paths.ts'
import { lazyFromTable } from './lazy-table.ts'
import { page } from './route.ts'

const help = lazyFromTable('help')
const message = lazyFromTable('message')
const hub = lazyFromTable('memberHome')
const inbox = lazyFromTable('inbox')
const rewards = lazyFromTable('rewardCenter')
const chat = lazyFromTable('chat')
const profile = lazyFromTable('profile')
const membersOnly = { guard: 'member', notForTrial: true } as const

export const memberRoutes = [
  page(paths.settings, 'settings', {
    screen: lazyFromTable('settings'),
  }),
  page(paths.help(), 'help', { screen: help }),
  page(paths.message, 'message', { header: 'own', screen: message }),
  page(paths.inbox, 'inbox', { guard: 'member', notForTrial: true, screen: inbox }),
  page(paths.chat, 'chat', { footer: false, isService: true, guard: 'member', notForTrial: true, screen: chat }),
  page(paths.memberHome, 'memberHome', { guard: 'member', notForTrial: true, screen: hub }),
  page(paths.profile, 'profile', { ...membersOnly, screen: profile }),
  page(paths.security, 'security', { ...membersOnly, screen: lazyFromTable('security') }),
  page(paths.paymentPassword, 'paymentPassword', { ...membersOnly, screen: lazyFromTable('paymentPassword') }),
  page(paths.mobile, 'mobile', { ...membersOnly, screen: lazyFromTable('mobile') }),
  page(paths.questions, 'questions', { ...membersOnly, screen: lazyFromTable('questions') }),
  page(paths.deposit, 'deposit', { guard: 'member', screen: lazyFromTable('deposit') }),
  page(paths.withdraw, 'withdraw', { guard: 'member', screen: lazyFromTable('withdraw') }),
  page(paths.bankCards(), 'bankCards', { guard: 'member', screen: lazyFromTable('bankCards') }),
  page(paths.transfer, 'transfer', { guard: 'member', screen: lazyFromTable('transfer') }),
  page(paths.rewardCenter, 'rewardCenter', { guard: 'member', notForTrial: true, screen: rewards }),
  page(paths.accountRecord, 'accountRecord', {
    guard: 'member',
    screen: lazyFromTable('accountRecord'),
  }),
  page(paths.bettingRecord, 'bettingRecord', {
    guard: 'member',
    screen: lazyFromTable('bettingRecord'),
  }),
]
