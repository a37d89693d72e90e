import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'

async function memberOf(account = 'demo02') {
  const site = setup()
  const { member } = site.gatewayOf(await site.signIn(account))
  return { ...site, member }
}

test('an update changes the sent fields only, and ignores empty ones', async () => {
  const { member } = await memberOf()
  await member.update({ nickname: 'Ngọc', zalo: '0912345678', birthday: '1990-05-17' })
  await member.update({ nickname: '', facebook: 'bao.ngoc' })

  expect(await member.getInfo()).toMatchObject({
    nickname: 'Ngọc',
    zalo: '09****',
    facebook: 'ba****',
    birthday: '1990-05-17',
  })
})

test('an update ignores unknown fields, whatever their value', async () => {
  const { member, state } = await memberOf()
  const before = await state()
  await member.update({ qc: null, balance: '5' } as object)

  expect(await state()).toBe(before)
})

test('nickname, e-mail address and payee name have calls of their own', async () => {
  const { member } = await memberOf()
  await member.updateNickname('Ngọc')
  await member.updateEmail('Ngoc@Site.example')
  await member.updatePayeeName('HOANG BAO NGOC')

  expect(await member.getInfo()).toMatchObject({
    nickname: 'Ngọc',
    email: 'n****@site.example',
    payee: 'HOANG BAO NGOC',
  })
})

test('a payee name and a birthday can be set once', async () => {
  const { member } = await memberOf()
  await member.update({ payeename: 'HOANG BAO NGOC', birthday: '1990-05-17' })

  for (const [field, again] of Object.entries({ payeename: 'SOMEBODY ELSE', birthday: '1991-05-17' }))
    await expect(member.update({ [field]: again })).rejects.toMatchObject({
      value: { field, reason: 'is given already' },
    })
})

test('a masked value, a mobile number, the birthday of a minor and an impossible date are refused by field', async () => {
  const { member, state } = await memberOf()
  const before = await state()
  const wrong = { zalo: '09****', mobile: '0912345678', birthday: '2010-01-01' }

  for (const [field, text] of Object.entries({ ...wrong }))
    await expect(member.update({ [field]: text })).rejects.toMatchObject({
      code: 'request_param_err',
      value: { field },
    })
  await expect(member.update({ birthday: '1899-12-31' })).rejects.toMatchObject({ value: { reason: 'is before 1900' } })
  for (const birthday of ['1990-13-45', '2001-02-29'])
    await expect(member.update({ birthday })).rejects.toMatchObject({ value: { reason: 'is not a day' } })
  expect(await state()).toBe(before)
})

test('an e-mail address belongs to one account', async () => {
  const { member, gatewayOf, signIn } = await memberOf()
  await member.updateEmail('ngoc@site.example')
  const other = gatewayOf(await signIn('vip02')).member

  await expect(other.updateEmail('NGOC@site.example')).rejects.toMatchObject({
    code: 'account.in.use',
    value: { field: 'mail' },
  })
})

test('a site without an age limit accepts the birthday of a minor, but no date in the future', async () => {
  const { member, control } = await memberOf()
  await control('PATCH', '/settings', { flags: { BIRTHDAY3: false } })

  await expect(member.update({ birthday: '2090-01-01' })).rejects.toMatchObject({
    value: { field: 'birthday', reason: 'is still to come' },
  })
  await member.update({ birthday: '2015-01-01' })
  expect((await member.getInfo()).birthday).toBe('2015-01-01')
})

test('a member sees the IP address of the last login, and its country if the site shows it', async () => {
  const { member, control } = await memberOf()
  expect(await member.getInfo()).toMatchObject({ lastLoginIp: '203.0.113.7', lastLoginLocation: 'VN' })

  await control('PATCH', '/settings', { flags: { DISPLAYLOCATION3: false } })
  const info = await member.getInfo()
  expect([info.lastLoginIp, info.lastLoginLocation]).toEqual(['203.0.113.7', undefined])
})
