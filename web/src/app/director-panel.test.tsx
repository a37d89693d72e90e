import { cleanup, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { control, setControlTransport } from '#features/demo/control.ts'
import { session } from '#api/session.ts'
import { navigate } from '#testing/render-screen.tsx'

/** The app, with the demo's mock behind it. */
async function openApp() {
  const { show, ...gateway } = await navigate('/m/set')
  setControlTransport(gateway.fetch)
  onTestFinished(() => setControlTransport((request) => fetch(request)))
  return { show, ...gateway }
}

const panel = () => screen.findByRole('complementary', { name: 'Bàn đạo diễn' })

async function openPanel(user: ReturnType<Awaited<ReturnType<typeof openApp>>['show']>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Mở bảng điều khiển demo' }))
  await user.click(await screen.findByRole('button', { name: 'Mở bàn đạo diễn' }))
  return panel()
}

/** As the browser tells a page that it goes; what comes after it knows only what is kept. */
function reload(show: Awaited<ReturnType<typeof openApp>>['show']) {
  dispatchEvent(new Event('pagehide'))
  cleanup()
  return show()
}

test('after a reload the director’s panel is there again, at the story that was told', async () => {
  const { show } = await openApp()
  await openPanel(show().user)
  await control('POST /panel/state', { state: { walkthrough: 'reward', step: 0 } })
  // Stories sign out; what the tab keeps is forgotten then.
  session.signOut()
  reload(show)
  const steps = within(await panel())
  const step = await steps.findByText('Một phần thưởng 88.000 đang chờ hội viên.')
  expect(step.getAttribute('aria-current')).toBe('step')
})

test('a director’s panel that was closed stays closed after a reload', async () => {
  const { show } = await openApp()
  const { user } = show()
  const director = within(await openPanel(user))
  await user.click(director.getByRole('button', { name: 'Đóng' }))
  reload(show)
  await screen.findByRole('button', { name: 'Mở bảng điều khiển demo' })
  expect(screen.queryByRole('complementary', { name: 'Bàn đạo diễn' })).toBeNull()
})

test('the director’s panel tells what is called while it is open', async () => {
  const { show, fetch } = await openApp()
  const director = within(await openPanel(show().user))
  await director.findByText('24 giờ tới')
  await fetch(new Request('http://mock.local/wps/system/status', { headers: { merchant: 'DEMO' } }))
  expect((await director.findAllByText('getSystemStatus')).length).toBeGreaterThan(0)
})
