import { expect, test } from 'vitest'
import {
  asksContracts,
  canDeposit,
  defaultDialect,
  isAgent,
  isReal,
  isTrial,
  memberType,
  dialectA,
  dialectB,
} from './index.ts'

const types = [0, 1, 2, 3, 4, 40, 41, 42]
const those = (holds: (type: number) => boolean) => types.filter(holds)

test('reading 1: an agent is whoever is not of type 0, 4 or 40 [A-6-14]', () => {
  expect(those((type) => isAgent(type, dialectA))).toEqual([1, 2, 3, 41, 42])
})

test('reading 2: an agent is of a listed type [A-6-15]', () => {
  expect(those((type) => isAgent(type, dialectB))).toEqual([1, 2, 41, 42])
  expect(those((type) => isAgent(type))).toEqual([1, 2, 41, 42])
})

test('the list of agent types is configurable', () => {
  const agentTypes = { ...defaultDialect.agentTypes, list: [3] }

  expect(those((type) => isAgent(type, { ...defaultDialect, agentTypes }))).toEqual([3])
})

test('real accounts are 0, 1 and 2; only they deposit and play gated games', () => {
  expect(those((type) => isReal(type))).toEqual([0, 1, 2])
  expect(those((type) => canDeposit(type))).toEqual([0, 1, 2])
})

test('contracts are not asked of types 4, 40, 41 and 42', () => {
  expect(those((type) => asksContracts(type))).toEqual([0, 1, 2, 3])
})

test('a member without a type is treated as a trial account', () => {
  expect(memberType({})).toBe(4)
  expect(memberType({ type: 0 })).toBe(0)
  expect(those(isTrial)).toEqual([4])
})
