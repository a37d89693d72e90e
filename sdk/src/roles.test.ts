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

/** The types that the specification names, and one that it does not. */
const types = [0, 1, 2, 3, 4, 40, 41, 42, 43]
const typesThat = (holds: (type: number) => boolean) => types.filter(holds)

test('dialect A: an agent is a member whose type is not 0, 4 or 40 [A-6-14]', () => {
  expect(typesThat((type) => isAgent(type, dialectA))).toEqual([1, 2, 3, 41, 42, 43])
})

test('dialect B: an agent has a listed type [A-6-15]', () => {
  expect(typesThat((type) => isAgent(type, dialectB))).toEqual([1, 2, 41, 42])
  expect(typesThat((type) => isAgent(type))).toEqual([1, 2, 41, 42])
})

test('the list of agent types is configurable', () => {
  const agentTypes = { ...defaultDialect.agentTypes, list: [3] }

  expect(typesThat((type) => isAgent(type, { ...defaultDialect, agentTypes }))).toEqual([3])
})

test('real accounts are 0, 1 and 2; only they deposit and play gated games', () => {
  expect(typesThat((type) => isReal(type))).toEqual([0, 1, 2])
  expect(typesThat((type) => canDeposit(type))).toEqual([0, 1, 2])
})

test('members of types 4, 40, 41 and 42 are not asked about contracts', () => {
  expect(typesThat((type) => asksContracts(type))).toEqual([0, 1, 2, 3, 43])
})

test('a member without a type is treated as a trial account', () => {
  expect(memberType({})).toBe(4)
  expect(memberType({ type: 0 })).toBe(0)
  expect(typesThat(isTrial)).toEqual([4])
})
