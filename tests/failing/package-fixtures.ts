import { expect, test } from '@longan/mock-server/playwright'

test.use({ mockURL: process.env['FAILING_SITE'] ?? '' })

test('a test with the package’s fixtures that logs in and then fails', async ({ signIn, world }) => {
  await signIn('demo01')
  expect(await world.count('login')).toBe(2)
})
