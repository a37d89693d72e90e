import { screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { withChanges } from '#testing/gateway.ts'
import { renderScreen, configureSite } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

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

test('without image origins pictures come from the gateway [A-9-13]', async () => {
  configureSite({ gatewayUrl: 'https://gateway.example' })
  expect(await origins([])).toEqual(['https://gateway.example'])
})

test.each([
  [0.2, ['https://a.example', 'https://b.example'], 'https://a.example'],
  [0.7, ['https://c.example', 'https://d.example'], 'https://d.example'],
])(
  'one of two origins is chosen at random for all pictures: at %d of %j it is %s [A-9-14]',
  async (chance, all, origin) => {
    const dice = vi.spyOn(Math, 'random').mockReturnValue(chance)
    onTestFinished(() => dice.mockRestore())
    expect(await origins(all)).toEqual([origin])
  },
)
