import { expect, test } from 'vitest'
import { chargeOf, chargeRule } from './charge.ts'

test.each([
  [{}, 100_000_00, 0],
  [{ customerCharge: 1, minCustomerCharge: 1000 }, 200_000_00, 2000_00],
  [{ customerCharge: 1, minCustomerCharge: 1000 }, 20_000_00, 1000_00],
  [{ customerCharge: 2, maxCustomerCharge: 5000 }, 1_000_000_00, 5000_00],
  [{ customerChargeFixed: 3000 }, 100_000_00, 3000_00],
  [{ customerCharge: 1, minCustomerCharge: 1000 }, 500_00, 500_00],
])('with %j the charge of %i is %i', (channel, amount, charge) => {
  expect(chargeOf(channel, amount)).toBe(charge)
})

test('the rule is shown before an amount is known; a free channel has none', () => {
  expect(chargeRule({ customerCharge: 1.5, minCustomerCharge: 1000 }, 'VI')).toEqual({ percent: '1,5', min: '1.000' })
  expect(chargeRule({ customerCharge: 0, minCustomerCharge: 0 }, 'VI')).toBeUndefined()
})
