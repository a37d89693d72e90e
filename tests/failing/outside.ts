import { expect, test } from '@longan/mock-server/playwright'

// As in a repository of somebody else's, by the door that the package brings.
test.use({ mockURL: process.env['FAILING_SITE'] ?? '' })

test('a test from outside that logs in and then fails', async ({ signIn, world }) => {
  await signIn('demo01')
  expect(await world.count('login')).toBe(2)
})
