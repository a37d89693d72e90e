import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { setControlTransport } from '#features/demo/control.ts'
import { session } from '#api/member/session.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

async function openPanel() {
  const saved: Blob[] = []
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: () => undefined })
  const stopped = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  onTestFinished(() => stopped.mockRestore())
  const app = await renderScreen('/m/set', { as: 'demo01' })
  setControlTransport(app.fetch)
  await app.user.click(await screen.findByRole('button', { name: t('demo:open') }))
  const choose = async (text: string) =>
    app.user.upload(
      await screen.findByLabelText(t('demo:replayRecording')),
      new File([text], 'world.json', { type: 'application/json' }),
    )
  const save = async () => {
    await app.user.click(await screen.findByRole('button', { name: t('demo:saveRecording') }))
    await waitFor(() => expect(saved).toHaveLength(1))
    return saved[0]!.text()
  }
  return { ...app, choose, save }
}

test('a recording is saved as a file; replaying it restores the world and logs out', async () => {
  const { user, choose, save, world } = await openPanel()
  await user.click(await screen.findByRole('switch', { name: t('demo:startRecording') }))
  await user.click(await screen.findByRole('button', { name: t('demo:plusHour') }))
  await screen.findByRole('switch', { name: /^Đang ghi: [1-9]/ })
  const file = await save()
  const then = world.clock.now()
  await user.click(screen.getByRole('button', { name: t('demo:plusDay') }))
  await waitFor(() => expect(world.clock.now()).toBeGreaterThan(then + 80_000_000))

  await choose(file)

  expect(await screen.findByText(/^Đã phát lại \d+ yêu cầu, giống hệt từng byte/)).toBeTruthy()
  expect(Math.abs(world.clock.now() - then)).toBeLessThan(1000)
  expect(session.get()).toBeUndefined()
})

test('without a recording the file contains the current world, and nothing is recorded afterwards', async () => {
  const { save } = await openPanel()
  const { calls, start } = JSON.parse(await save())
  expect([calls, start.snapshot.scenario]).toEqual([[], 'default'])
  expect(await screen.findByRole('switch', { name: t('demo:startRecording') })).toBeTruthy()
})

test.for([
  ['holds no JSON', 'a picture', t('demo:notARecording')],
  ['holds other JSON', '{"recording":2,"calls":7}', t('demo:notARecording')],
  ['is of another version', '{"recording":9}', /^Bản ghi này thuộc phiên bản khác/],
] as const)('an error says that a file %s, and the world is unchanged', async ([, text, words]) => {
  const { choose, world } = await openPanel()
  const before = world.ledger.dump().length
  await choose(text)
  expect((await screen.findByRole('alert')).textContent).toMatch(words)
  expect([world.ledger.dump().length, session.get()?.userName]).toEqual([before, 'demo01'])
})

test('a recording with a different response names the request, and the world is unchanged', async () => {
  const { user, choose, save } = await openPanel()
  await user.click(await screen.findByRole('switch', { name: t('demo:startRecording') }))
  await user.click(await screen.findByRole('button', { name: t('demo:plusHour') }))
  await screen.findByRole('switch', { name: /^Đang ghi: [1-9]/ })
  const recording = JSON.parse(await save())
  const at = recording.calls.findIndex(({ path }: { path: string }) => path === '/__admin/clock/advance')
  recording.calls[at].body = '{"duration":"an age"}'

  await choose(JSON.stringify(recording))

  const words = `Yêu cầu thứ ${at + 1} (POST /__admin/clock/advance) được trả lời khác: lúc đó 200, bây giờ 400.`
  expect((await screen.findByRole('alert')).textContent).toContain(words)
  expect(session.get()?.userName).toBe('demo01')
})
