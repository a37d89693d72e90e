import { GatewayError } from '@longan/sdk'
import { expect, test, vi } from 'vitest'
import { i18n } from '#i18n/i18n.ts'
import { problemText } from './problems.ts'

const errorOf = (status: number, code: string, gatewayMessage: string) =>
  new GatewayError({ operation: 'getWallet', status, code, gatewayMessage })

test('an unknown error shows what the gateway said', () => {
  expect(problemText(errorOf(500, 'new.code', 'Không được'))).toBe('Không được')
})

test('what the client says to developers is not shown, not even before the texts are loaded', () => {
  using _exists = vi.spyOn(i18n, 'exists').mockReturnValue(false)

  expect(problemText(errorOf(0, 'request.timeout', ''))).toBe(i18n.t('noNetwork'))
  expect(problemText(errorOf(502, 'response.unreadable', ''))).toBe(i18n.t('unknownError'))
})
