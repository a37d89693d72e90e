import { screen, within, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { withChanges } from '#testing/gateway.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

const channel = (type: number, title: string) => ({ type, title, path: `https://${title}.example/` })

async function pressService(...customerService: object[]) {
  const opened = vi.spyOn(globalThis, 'open').mockReturnValue(null)
  onTestFinished(() => opened.mockRestore())
  const view = await renderScreen('/m/help', {
    answers: { getSystemStatus: withChanges({ info: { customerService } }) },
  })
  await waitFor(() => expect(localStorage.getItem('status')).toBeTruthy())
  const tabs = await screen.findByRole('navigation', { name: t('app:mainNavigation') })
  await view.user.click(within(tabs).getByRole('button', { name: t('app:service') }))
  return { ...view, opened: () => opened.mock.calls.map(([url]) => String(url)) }
}

test('two service channels can be chosen from a sheet [A-2-84]', async () => {
  const { opened } = await pressService(channel(3, 'zalo'), channel(1, 'telegram'))
  const choice = within(await screen.findByRole('dialog', { name: t('app:serviceChannels') }))
  expect(choice.getByText('zalo')).toBeTruthy()
  expect(choice.getByText('telegram')).toBeTruthy()
  expect(opened()).toEqual([])
})

test('a single service channel opens at once [A-2-85]', async () => {
  const { opened } = await pressService(channel(1, 'telegram'))
  await waitFor(() => expect(opened()).toEqual(['https://telegram.example/']))
  expect(screen.queryByRole('dialog')).toBeNull()
})
