import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { control, setControlTransport } from '#features/demo/control.ts'
import { http } from '#api/gateway.ts'
import { session } from '#api/member/session.ts'
import { session as gatewaySession } from '@longan/sdk/session'
import { navigate } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

async function openApp() {
  const { show, ...gateway } = await navigate('/m/set')
  setControlTransport(gateway.fetch)
  onTestFinished(() => setControlTransport((request) => fetch(request)))
  return { show, ...gateway }
}

const panel = () => screen.findByRole('complementary', { name: t('director:director') })

async function openPanel(user: ReturnType<Awaited<ReturnType<typeof openApp>>['show']>['user']) {
  await user.click(await screen.findByRole('button', { name: t('demo:open') }))
  await user.click(await screen.findByRole('button', { name: t('demo:openDirector') }))
  return panel()
}

function reload(show: Awaited<ReturnType<typeof openApp>>['show']) {
  dispatchEvent(new Event('pagehide'))
  cleanup()
  return show()
}

test('after a reload the director’s panel is open again, at the same step of the walkthrough', async () => {
  const { show } = await openApp()
  await openPanel(show().user)
  await control('POST /panel/state', { state: { walkthrough: 'reward', step: 0 } })
  // Walkthroughs sign out, which clears the session storage.
  session.signOut()
  reload(show)
  const steps = within(await panel())
  const step = await steps.findByText(t('director:reward.1').replace('\u00A0', ' '))
  expect(step.getAttribute('aria-current')).toBe('step')
})

test('a closed director’s panel stays closed after a reload', async () => {
  const { show } = await openApp()
  const { user } = show()
  const director = within(await openPanel(user))
  await user.click(director.getByRole('button', { name: t('app:close') }))
  reload(show)
  await screen.findByRole('button', { name: t('demo:open') })
  expect(screen.queryByRole('complementary', { name: t('director:director') })).toBeNull()
})

test('back at a fork the person of that time is signed in again', async () => {
  const { show, signIn } = await openApp()
  session.signIn(await signIn('demo02'))
  const { user } = show()
  const director = within(await openPanel(user))
  await user.click(await director.findByRole('button', { name: t('director:fork') }))
  const back = await director.findByRole('button', { name: t('director:backTo', { place: '1' }) })
  act(() => session.signOut())
  const later = await signIn('demo01')
  act(() => session.signIn(later))
  await user.click(back)
  await waitFor(() => expect(session.get()?.userName).toBe('demo02'))
  await gatewaySession(http).touch()
})

test('the open director’s panel lists new calls', async () => {
  const { show, fetch } = await openApp()
  const director = within(await openPanel(show().user))
  await director.findByText(t('director:upcomingEvents'))
  await fetch(new Request('http://mock.local/wps/system/status', { headers: { merchant: 'DEMO' } }))
  expect((await director.findAllByText('getSystemStatus')).length).toBeGreaterThan(0)
})

test('the folded panel shows the step of the walkthrough, and the button of the next one', async () => {
  const { show } = await openApp()
  const { user } = show()
  const director = within(await openPanel(user))
  await control('POST /panel/state', { state: { walkthrough: 'reward', step: 0 } })
  await user.click(director.getByRole('button', { name: t('director:fold') }))
  const strip = within(within(await panel()).getByRole('banner'))
  expect(await strip.findByText(t('director:reward.1').replace('\u00A0', ' '))).toBeTruthy()
  expect(strip.getByRole('button', { name: t('director:nextStep', { step: 2, of: 3 }) })).toBeTruthy()
})

test.each([
  ['on a phone the panel folds when a walkthrough starts', true],
  ['beside the app the panel stays open when a walkthrough starts', false],
])('%s', async (_title, isPhone) => {
  const { matchMedia } = globalThis
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...matchMedia(query),
    matches: isPhone && query.includes('width <'),
  }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const { show } = await openApp()
  const { user } = show()
  const director = within(await openPanel(user))
  await user.click(director.getByRole('button', { name: /^Bước 1\// }))
  expect(director.queryByRole('button', { name: t(isPhone ? 'director:unfold' : 'director:fold') })).toBeTruthy()
})
