import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'
import { refusalOf } from './testing.ts'

const input = {
  username: 'nhanlong88',
  mobileNum: '0977001122',
  countryDialingCode: '84',
  password: 'Demo@123',
  confirmPassword: 'Demo@123',
}

test.for(['gb', 'de', 'on', 'mt', 'vn'])(
  'in rulebook %s no one registers without a day of birth, by any form [R-5-07]',
  async (rulebook) => {
    const { control, gatewayOf } = setup()
    await control('POST', '/preset', { name: `rules-${rulebook}` })
    await control('PATCH', '/settings', { flags: { MOBILENUMREG3: true, MOBILEVERFNOTREQ3: true } })
    const { registration } = gatewayOf()
    const number = { mobileNum: '0977001122', countryDialingCode: '84' }
    const missing = { code: 'request_param_err', value: { field: 'birthday' } }

    expect(await refusalOf(registration.byUsername(input))).toMatchObject(missing)
    expect(await refusalOf(registration.byMobile({ ...number, password: 'Demo@123' }))).toMatchObject(missing)
    expect(await refusalOf(registration.byMobileAlone(number))).toMatchObject(missing)
    await registration.byUsername({ ...input, birthday: '1986-05-01' })
  },
)

test('without a lowest age, or without the module, the day of birth can be left out', async () => {
  const { control, gatewayOf } = setup()
  await gatewayOf().registration.byUsername(input)
  await control('POST', '/preset', { name: 'rules-gb' })
  await control('PATCH', '/settings', { flags: { RESPGAME3: false } })
  expect(
    await refusalOf(gatewayOf().registration.byUsername({ ...input, username: 'another1', mobileNum: '0977001123' })),
  ).toBeUndefined()
})
