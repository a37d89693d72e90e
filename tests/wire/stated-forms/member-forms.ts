import { expect } from 'vitest'
import { type StatedForm, success } from './form.ts'

const TEXT = expect.any(String) as string
const DONE = success(true)
const change = { oldPassword: 'Demo@123', newPassword: 'Nhan@2027', confirmNewPassword: 'Nhan@2027' }

/** The other rows of document A, section 7, in its order. */
export const memberForms: StatedForm[] = [
  {
    row: 'countries',
    call: 'GET /wps/system/country',
    gives: success(expect.arrayContaining([expect.objectContaining({ countryDialingCode: '+84' })])),
  },
  ...[['lang', 'EN'] as const, ['device', 'MOBILE'] as const].map(([name, value]): StatedForm => ({
    row: 'help centre',
    call: 'GET /wps/system/helpCenter',
    query: { [name]: value },
    gives: success(expect.arrayContaining([expect.objectContaining({ title: TEXT, content: TEXT })])),
  })),
  { row: 'chat unread', call: 'GET /wps/relay/CSP_unreadCount', as: 'demo01', gives: success(3) },
  { row: 'inbox unread', call: 'GET /wps/relay/EMFE_getInboxUnreadCount', as: 'demo01', gives: success(3) },
  {
    row: 'live chat launch',
    call: 'GET /wps/relay/CBS_launchChat',
    as: 'demo01',
    query: { b2c: '1', language: 'EN', backUrl: '/m/message', headerColor: '#fff', title: 'Hỗ trợ' },
    gives: success({ chatUrl: expect.stringContaining('headerColor=%23fff') }),
  },
  { row: 'member info', call: 'GET /wps/member/info', as: 'demo01', gives: success({ account: 'demo01', type: 0 }) },
  { row: 'member info', call: 'GET /wps/member/info/nickname', as: 'demo01', gives: success('Minh Anh') },
  { row: 'member info', call: 'GET /wps/member/info/email', as: 'demo01', gives: success('d****@test.site.example') },
  { row: 'member info', call: 'GET /wps/member/info/payeename', as: 'demo01', gives: success('NGUYEN MINH ANH') },
  { row: 'member info', call: 'GET /wps/member/info/icon', as: 'demo01', gives: success(TEXT) },
  {
    row: 'change password',
    call: 'POST /wps/v2/member/password',
    as: 'demo01',
    encrypted: change,
    gives: DONE,
  },
  { row: 'settings', call: 'GET /wps/system/settings/consolidated', gives: success({ whitelabel: expect.anything() }) },
  {
    row: 'wallet',
    call: 'GET /wps/wallets/gcs',
    as: 'demo01',
    gives: success({ sumBalance: expect.any(Number) as number }),
  },
]
