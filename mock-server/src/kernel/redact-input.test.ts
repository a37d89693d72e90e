import { expect, test } from 'vitest'
import { setup } from '../adapters/testing.ts'
import { redactInput } from './redact-input.ts'

test('what opens something is not said', () => {
  const body = { username: 'demo01', password: 'x', verificationCode: '1', captchaAnswer: 'y', gameCode: 'LOBBY' }

  expect(redactInput({ page: 1, token: 't' }, {}, body)).toEqual({ page: 1, username: 'demo01', gameCode: 'LOBBY' })
})

test('a sealed body is said as it was before, without its password; nobody learns that by guessing', async () => {
  const { mock, signIn } = setup()
  await signIn('demo01')
  const { world } = await mock.worlds.open('default')
  const logins = (said: Record<string, unknown>) => world.journal.count('login', { with: said })

  expect([logins({ username: 'demo01' }), logins({ password: 'Demo@123' })]).toEqual([1, 0])
})

test('a call with pictures is written down without what it said', async () => {
  const { mock, signIn, call } = setup()
  const token = await signIn('demo01')
  await call('POST', '/wps/relay/MCSFE_markAnnouncementRead', {
    token,
    body: { announcementId: 501, read: true, note: 'x'.repeat(5000) },
  })
  const { world } = await mock.worlds.open('default')

  expect(world.journal.count('markAnnouncementRead')).toBe(1)
  expect(world.journal.count('markAnnouncementRead', { with: { announcementId: 501 } })).toBe(0)
})
