import { screen, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { session } from '#api/member/session.ts'
import { control, setControlTransport } from '#features/demo/control.ts'
import { findWalkthrough, walkthroughs } from '#features/demo/director/walkthroughs.ts'
import { renderScreen } from '#testing/render-screen.tsx'
import { t } from '#testing/text.ts'

async function openDirector(at = '/m/set') {
  const app = await renderScreen(at, { as: 'demo01' })
  setControlTransport(app.fetch)
  onTestFinished(() => setControlTransport((request) => fetch(request)))
  await app.user.click(await screen.findByRole('button', { name: t('demo:open') }))
  await app.user.click(await screen.findByRole('button', { name: t('demo:openDirector') }))
  return { ...app, director: within(await screen.findByRole('complementary', { name: t('director:director') })) }
}

test('the ledger and the events name people, vendors and games instead of codes', async () => {
  const { director } = await openDirector()
  const ledger = within(await director.findByRole('list', { name: t('director:ledger') }))
  expect(await ledger.findByText('Minh Anh (demo01)')).toBeTruthy()
  expect(ledger.getByText(t('director:house.cashier'))).toBeTruthy()
  expect(ledger.getByText('Ngọc Trai')).toBeTruthy()
  expect(ledger.queryByText(/:/)).toBeNull()
  const [draw] = await director.findAllByText(/^Quay thưởng /)
  expect(draw!.textContent).not.toMatch(/^Quay thưởng [A-Z0-9]+$/)
})

test('draws, which are sooner, do not hide the other events of a day', async () => {
  const { director, world } = await openDirector()
  const from = world.clock.now() + 20 * 3_600_000
  await control('POST /system/status', { windows: [{ from, until: from + 3_600_000 }] })
  const closing = await director.findByText(t('director:event.maintenance'), {}, { timeout: 8000 })
  expect(within(closing.closest('ul')!).getAllByText(/^Quay thưởng /)).toHaveLength(3)
})

test('a failing deposit is one tap away, by whichever way it comes, and then deposits work again', async () => {
  const { director, user, world } = await openDirector()
  await user.click(await director.findByRole('button', { name: t('director:quick.deposit') }))
  const rows = await director.findAllByText(t('director:quick.deposit'), { selector: 'p *' })
  expect(rows).toHaveLength(1)
  expect(director.queryByText('depositBy*')).toBeNull()
  const next = ['depositByVirtualWallet', 'depositByQr'].map((operation) => world.faults.consume(operation, () => 0))
  expect(next.map((fault) => fault?.status)).toEqual([500, undefined])
})

test('a member who is signed out from the panel is at the login, which says why', async () => {
  const { director, user } = await openDirector('/m/home')
  await user.click(await director.findByRole('button', { name: t('director:quick.signedOut') }))
  expect(await screen.findByText(t('problems:user.or.token.invalid'))).toBeTruthy()
  expect(session.get()).toBeUndefined()
})

test('a walkthrough ends with what was shown and the next one', async () => {
  const { director, user } = await openDirector()
  const { id, steps } = walkthroughs[0]!
  await control('POST /panel/state', { state: { walkthrough: id, step: steps.length - 1 } })
  expect(await director.findByText(/^Vừa trình diễn: Một người đăng ký/)).toBeTruthy()
  await user.click(director.getByRole('button', { name: /^Tiếp theo: / }))
  expect(director.getByRole<HTMLSelectElement>('combobox', { name: t('director:walkthrough') }).value).toBe(
    walkthroughs[1]!.id,
  )
})

test('under the folded panel a walkthrough ends with what was shown, and a tap shows the next one', async () => {
  const { director, user } = await openDirector()
  const { id, steps } = findWalkthrough('slowNetwork')!
  await user.click(director.getByRole('button', { name: t('director:fold') }))
  const name = t('director:continueWith', { what: t(`director:${walkthroughs[0]!.id}`) })
  expect(director.queryAllByRole('button', { name })).toEqual([])

  await control('POST /panel/state', { state: { walkthrough: id, step: steps.length - 1 } })
  const [next] = await director.findAllByRole('button', { name })
  await user.click(next!)
  await director.findAllByText(t('director:register.1'))
})

test('the first use has three hints until they are read, and the panel folds', async () => {
  const { director, user, unmount } = await openDirector()
  const hints = director.getByRole('region', { name: t('director:hints') })
  expect(within(hints).getAllByRole('listitem')).toHaveLength(3)
  await user.click(director.getByRole('button', { name: t('director:hintsRead') }))
  expect(director.queryByRole('region', { name: t('director:hints') })).toBeNull()
  await user.click(director.getByRole('button', { name: t('director:fold') }))
  expect(director.getByRole('button', { name: t('director:unfold') })).toBeTruthy()
  unmount()
  expect((await openDirector()).director.queryByRole('region', { name: t('director:hints') })).toBeNull()
})
