import { expect, test } from 'vitest'
import { callName } from './call-names.ts'

test('a call is shown by its name in the language, one without a name by the words of its operationId', () => {
  expect([callName('getDeposit', 'vi'), callName('getDeposit', 'en')]).toEqual(['Xem lệnh nạp', 'Look at a deposit'])
  expect(callName('listLotterySeries', 'vi')).toBe('List lottery series')
  expect(callName('constructor', 'en')).toBe('Constructor')
})
