import { expect, test } from '../fixtures.ts'

test('a test that logs in and then fails', async ({ signIn, world }) => {
  await signIn('demo01')
  expect(await world.count('login')).toBe(2)
})

test('a test that logs in and passes', async ({ signIn, world }) => {
  await signIn('demo01')
  expect(await world.count('login')).toBe(1)
})
