import { GatewayError } from '@longan/sdk'
import { expect, test, vi } from 'vitest'
import { i18n } from '#i18n/i18n.ts'
import { problemText } from './problems.ts'

const errorOf = (status: number, code: string, message: string) =>
  new GatewayError({ operation: 'getWallet', status, code, message })

test('an unknown error shows what the gateway said', () => {
  expect(problemText(errorOf(500, 'new.code', 'Không được'))).toBe('Không được')
})

test('what the client says to developers is not shown, not even before the texts are loaded', () => {
  using _exists = vi.spyOn(i18n, 'exists').mockReturnValue(false)
  const message = 'Failed to call getWallet at https://gateway.example/wps/wallets/gcs: network.failed'

  expect(problemText(errorOf(0, 'request.timeout', message))).toBe(i18n.t('noNetwork'))
})
