import { expect, test } from 'vitest'
import { createMockClient, getRefusal } from './mock-client.ts'

async function logIn(as = 'demo02') {
  const site = await createMockClient({ as })
  return { ...site, ...site.gateway, token: site.token! }
}

test('a nickname is set under the member’s info, which then contains it [A-7-29]', async () => {
  const { member, sent, token } = await logIn()
  await member.updateNickname('Nhãn Lồng')

  expect(sent()).toEqual({ call: 'PUT /wps/member/info/nickname', body: { nickname: 'Nhãn Lồng' }, token })
  expect(await member.getInfo()).toMatchObject({ nickname: 'Nhãn Lồng', email: 'd****@site.example' })
})

test('an e-mail address is set under the member’s info, which contains it masked [A-7-30]', async () => {
  const { member, sent, token } = await logIn()
  await member.updateEmail('ngoc@demo.test')

  expect(sent()).toEqual({ call: 'PUT /wps/member/info/email', body: { mail: 'ngoc@demo.test' }, token })
  expect(await member.getInfo()).toMatchObject({ email: 'n****@demo.test', nickname: 'Bảo Ngọc' })
  expect(await getRefusal(member.updateEmail('nobody'))).toEqual(['request_param_err', 'mail'])
})

test('the name of the payee is set under the member’s info, once [A-7-31]', async () => {
  const { member, sent, token } = await logIn()
  await member.updatePayeeName('HOANG BAO NGOC')

  expect(sent()).toEqual({ call: 'PUT /wps/member/info/payeename', body: { payeename: 'HOANG BAO NGOC' }, token })
  expect(await member.getInfo()).toMatchObject({ payee: 'HOANG BAO NGOC', nickname: 'Bảo Ngọc' })
  expect(await getRefusal(member.updatePayeeName('SOMEBODY ELSE'))).toEqual(['request_param_err', 'payeename'])
})

test('the picture is read and set under the member’s info, only one of the list [A-7-32]', async () => {
  const { profile, sent, token } = await logIn()
  expect(await profile.getIcon()).toBe('default')
  expect(sent()).toEqual({ call: 'GET /wps/member/info/icon', token })
  await profile.setIcon('7')

  expect(sent()).toEqual({ call: 'PUT /wps/member/info/icon', body: { icon: '7' }, token })
  expect(await profile.getIcon()).toBe('7')
  expect(await getRefusal(profile.setIcon('99'))).toEqual(['request_param_err', 'icon'])
})

test('questions are answered by PUT, and the account then has answers [A-7-39]', async () => {
  const { profile, sent, token } = await logIn()
  const isSet = async () => (await profile.getSecurityConfig()).info['securityQuestions']?.isComplete
  const answers = [
    { questionId: 2, answer: 'Bún chả' },
    { questionId: 4, answer: 'Lan' },
  ]
  expect(await isSet()).toBe(false)
  await profile.setSecurityQuestions(answers)

  expect(sent()).toEqual({ call: 'PUT /wps/member/customerSecurityQuestions', body: { questions: answers }, token })
  expect((await profile.listMyQuestions()).map(({ questionId }) => questionId)).toEqual([2, 4])
  expect(await isSet()).toBe(true)
})
