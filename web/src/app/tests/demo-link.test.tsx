import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { control, setControlTransport } from '#features/demo/control.ts'
import { session } from '#api/member/session.ts'
import { navigate } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

async function openAt(hash = '') {
  history.replaceState(null, '', `/m/set${hash}`)
  onTestFinished(() => history.replaceState(null, '', '/'))
  const { show, ...app } = await navigate('/m/set')
  setControlTransport(app.fetch)
  const { recorder } = await app.mock.worlds.open('default')
  return { ...show(), ...app, recorder }
}

test('a world recorded from its beginning has a link; any other shows an error', async () => {
  const { user, recorder } = await openAt()
  await user.click(await screen.findByRole('button', { name: t('demo:open') }))
  await user.click(await screen.findByRole('button', { name: t('demo:copyLink') }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Liên kết cần bản ghi từ lúc thế giới bắt đầu/)

  recorder.start(true)
  await user.click(screen.getByRole('button', { name: t('demo:copyLink') }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(/\/m\/home#w=[\w-]+$/))
})

test('a URL with a link opens its world and logs in the same user', async () => {
  const { signIn, recorder } = await openAt()
  recorder.start(true)
  await signIn('vip02')
  const { link } = await control<{ link: string }>('GET /link')
  cleanup()

  const { calls } = await openAt(`#w=${link}`)
  expect(await screen.findByText(t('demo:linkOpened'))).toBeTruthy()
  expect([location.hash, session.get()?.userName, calls('/__admin/link').length]).toEqual(['', 'vip02', 1])
})

test('a URL with a broken link shows an error, drops the link and opens the default world', async () => {
  const { world } = await openAt('#w=broken')
  expect(await screen.findByText(/^Liên kết này bị hỏng hoặc thiếu/)).toBeTruthy()
  expect([location.hash, world.scenario, session.get()]).toEqual(['', 'default', undefined])
})

test('a link that would replace a used world asks for confirmation first', async () => {
  const { signIn, recorder } = await openAt()
  recorder.start(true)
  await signIn('vip02')
  const { link } = await control<{ link: string }>('GET /link')
  cleanup()
  history.replaceState(null, '', `/m/set#w=${link}`)
  const { show, ...app } = await navigate('/m/set')
  setControlTransport(app.fetch)
  await app.signIn('demo01')
  const { user } = show()

  const dialog = within(await screen.findByRole('alertdialog', { name: t('demo:confirmReplace') }))
  expect(app.calls('/__admin/link')).toHaveLength(0)
  await user.click(dialog.getByRole('button', { name: t('demo:replace') }))
  expect(await screen.findByText(t('demo:linkOpened'))).toBeTruthy()
  expect(session.get()?.userName).toBe('vip02')
})
