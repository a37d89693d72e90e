import { expect, test } from 'vitest'
import { setup } from '../../adapters/testing.ts'
import { redactInput } from './redact-input.ts'

test('secrets are removed from the logged input', () => {
  const body = { username: 'demo01', password: 'x', verificationCode: '1', captchaAnswer: 'y', gameCode: 'LOBBY' }

  expect(redactInput({ page: 1, token: 't' }, {}, body)).toEqual({ page: 1, username: 'demo01', gameCode: 'LOBBY' })
})

test('an encrypted body is logged decrypted, without its password, which cannot be found by searching', async () => {
  const { mock, signIn } = setup()
  await signIn('demo01')
  const { world } = await mock.worlds.open('default')
  const logins = (payload: Record<string, unknown>) => world.journal.count('login', { with: payload })

  expect([logins({ username: 'demo01' }), logins({ password: 'Demo@123' })]).toEqual([1, 0])
})

test('the input of a call with pictures is not logged', async () => {
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
