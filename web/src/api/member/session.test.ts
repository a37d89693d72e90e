import { expect, test, vi } from 'vitest'
import { session } from './session.ts'

test('a login never returns to login or registration', () => {
  session.rememberReturn('/m/gameList?type=fav')
  for (const way of ['/m/login', '/m/register?code=1', '/m/register.html']) session.rememberReturn(way)
  expect(session.returnPath()).toBe('/m/gameList?type=fav')
})

test.each(['//evil.example/m', '/\\evil.example', '/\t/evil.example', 'https://evil.example', '//', ''])(
  'a login never leads to another site: "%s"',
  (address) => {
    session.rememberReturn(address)
    expect(session.returnPath()).toBe('/m/home')
  },
)

test('a session is lost in the same way without storage', () => {
  using blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  session.signIn({ token: 'T', userName: 'demo01', type: 1, firstTimeLogin: false } as Parameters<
    typeof session.signIn
  >[0])
  session.expire()
  expect(session.get()).toBeUndefined()
  expect(blocked).toHaveBeenCalled()
})
