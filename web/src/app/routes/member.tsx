import { paths } from '#lib/paths.ts'
import { later } from '../later.ts'
import { page } from '../route.ts'

const help = later('help')
const message = later('message')
const hub = later('memberHome')
const inbox = later('inbox')
const rewards = later('rewardCenter')
const chat = later('chat')
const profile = later('profile')
const mine = { guard: 'member', notForTrial: true } as const

/** A person's own pages: settings and help for everyone, the rest for members. */
export const memberRoutes = [
  page(paths.settings, 'settings', {
    screen: later('settings'),
  }),
  page(paths.help(), 'help', { screen: help }),
  page(paths.message, 'message', { header: 'own', screen: message }),
  page(paths.inbox, 'inbox', { guard: 'member', notForTrial: true, screen: inbox }),
  page(paths.chat, 'chat', { footer: false, isService: true, guard: 'member', notForTrial: true, screen: chat }),
  page(paths.memberHome, 'memberHome', { guard: 'member', notForTrial: true, screen: hub }),
  page(paths.profile, 'profile', { ...mine, screen: profile }),
  page(paths.security, 'security', { ...mine, screen: later('security') }),
  page(paths.paymentPassword, 'paymentPassword', { ...mine, screen: later('paymentPassword') }),
  page(paths.mobile, 'mobile', { ...mine, screen: later('mobile') }),
  page(paths.questions, 'questions', { ...mine, screen: later('questions') }),
  page(paths.deposit, 'deposit', { guard: 'member', screen: later('deposit') }),
  page(paths.withdraw, 'withdraw', { guard: 'member', screen: later('withdraw') }),
  page(paths.bankCards(), 'bankCards', { guard: 'member', screen: later('bankCards') }),
  page(paths.transfer, 'transfer', { guard: 'member', screen: later('transfer') }),
  page(paths.rewardCenter, 'rewardCenter', { guard: 'member', notForTrial: true, screen: rewards }),
  page(paths.accountRecord, 'accountRecord', {
    guard: 'member',
    screen: later('accountRecord'),
  }),
  page(paths.bettingRecord, 'bettingRecord', {
    guard: 'member',
    screen: later('bettingRecord'),
  }),
]
