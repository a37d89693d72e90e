import { expect } from 'vitest'
import { type StatedForm, success } from './form.ts'

const DONE = success(true)
const answer = { as: 'agent01', token: 'query', gives: DONE } as const
const deposit = { amount: 200_000, bankCode: 'SENP', bankType: 'SE', vendorId: 3 }

/** Rows of the gateway facts whose form differs from that of the specification: another verb, encoding or place of the token. */
export const observedForms: StatedForm[] = [
  { row: 'older mailbox', call: 'POST /wps/message/read', as: 'demo01', form: { messageIds: '1001008' }, gives: DONE },
  {
    row: 'older mailbox',
    call: 'DELETE /wps/message/inbox',
    as: 'demo01',
    query: { messageIds: '1001008' },
    gives: DONE,
  },
  {
    row: 'password by mail',
    call: 'POST /wps/member/password/email',
    form: { username: 'demo01', email: 'demo01@test.site.example' },
    gives: DONE,
  },
  {
    row: 'change password',
    call: 'POST /wps/member/password',
    as: 'demo01',
    encrypted: { oldPassword: 'Demo@123', newPassword: 'Nhan@2027', confirmNewPassword: 'Nhan@2027' },
    gives: DONE,
  },
  {
    row: 'lottery launch',
    call: 'GET /wps/game/launchGame',
    as: 'many01',
    query: {
      launchMode: 'LOTT',
      device: 'MOBILE',
      lottoArea: 'VN',
      lottoPrizeMode: 'Elott',
      lottoGameCode: 'VNQ45',
      lottoView: 'betting',
      hasLobby: 'false',
    },
    gives: success({ gameUrl: expect.stringContaining('prizeMode=Elott') }),
  },
  {
    row: 'vendor game types',
    call: 'GET /wps/relay/GCSGAME_getVassGameType',
    query: { typeId: '1', merchant_code: 'DEMO' },
    gives: success({ content: { RNG: expect.anything() } }),
  },
  {
    row: 'answer to a dividend',
    call: 'GET /wps/relay/MCSFE_processContractDividend',
    query: { type: 'RNG', status: 'A' },
    ...answer,
  },
  {
    row: 'answer to a daily salary',
    call: 'GET /wps/relay/MCSFE_processDailySalaryContract',
    query: { id: '100501', status: 'R' },
    ...answer,
  },
  {
    row: 'older answer to a dividend',
    call: 'GET /wps/relay/MCS2_processDividendReq',
    query: { type: 'RNG', status: 'R' },
    ...answer,
  },
  {
    row: 'deposit',
    call: 'POST /wps/relay/MCSFE_depositByLaunchUrl',
    as: 'demo01',
    token: 'json',
    json: deposit,
    gives: success({ redirectUrl: expect.any(String) }),
  },
]
