import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { withChanges } from '#testing/gateway.ts'
import { renderScreen, configureSite } from '#testing/render-screen.tsx'
import { storage } from '#lib/storage/storage.ts'
import { t } from '#testing/text.ts'
import { imageUrl, setImageOrigins } from './images.ts'

async function origins(imageCDNs: string[]) {
  const { unmount } = await renderScreen('/m/live', {
    answers: { getSystemStatus: withChanges({ info: { imageCDNs } }) },
  })
  await vi.waitFor(() => expect(localStorage.getItem('status')).toBeTruthy())
  const vendors = await screen.findByRole('group', { name: t('games:vendorFilter') })
  const addresses = [...vendors.querySelectorAll('img')].map(({ src }) => new URL(src).origin)
  unmount()
  localStorage.clear()
  return [...new Set(addresses)]
}

test.each([[[]], [['']]])('without image origins (%j) pictures come from the gateway [A-9-13]', async (none) => {
  configureSite({ gatewayUrl: 'https://gateway.example' })
  expect(await origins(none)).toEqual(['https://gateway.example'])
})

test('until the status of this visit arrives, the origins are those of the last one', () => {
  onTestFinished(() => setImageOrigins(undefined))
  storage.set('status', { info: { imageCDNs: ['https://a.example'] } })
  setImageOrigins(undefined)
  expect(imageUrl('/art/a.webp')).toBe('https://a.example/art/a.webp')
  setImageOrigins(['https://b.example'])
  expect(imageUrl('/art/a.webp')).toBe('https://b.example/art/a.webp')
})

test.each([
  [2000.7, ['https://a.example', 'https://b.example'], 'https://a.example'],
  [2001.2, ['https://c.example', 'https://d.example'], 'https://d.example'],
])(
  'one of two origins is chosen by the time at which the visit begins, for all pictures: at %d of %j it is %s [A-9-14]',
  async (begun, all, origin) => {
    using _begun = vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(begun)
    expect(await origins(all)).toEqual([origin])
  },
)
