import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { success } from '#testing/gateway.ts'
import { file, jpg, openForm, remarks, REQUEST, send, visibleImages } from './testing.tsx'
import { t } from '#testing/text.ts'

test('an uploaded picture is confirmed [A-8-28]', async () => {
  const { user, choose } = await openForm('pictures', { answers: { [REQUEST]: success(true) } })
  await choose(file('one.png'))
  await waitFor(() => expect(send().disabled).toBe(false))
  await user.click(send())
  expect(await screen.findByText(t('promotions:uploaded'))).toBeTruthy()
})

test('required pictures must be present [G-5-06]', async () => {
  const { choose } = await openForm('pictures')
  expect(send().disabled).toBe(true)
  await choose(jpg('one.jpg'))
  await waitFor(() => expect(send().disabled).toBe(false))
})

test.each([
  ['a gif', { type: 'image/gif', head: [0x47, 0x49, 0x46, 0x38] }],
  ['what calls itself a gif and begins as a png', { type: 'image/gif', head: [0x89, 0x50, 0x4e, 0x47] }],
  ['what calls itself a picture and is none', { type: 'image/png', head: [0x25, 0x50, 0x44, 0x46] }],
])('%s is refused with a reason, and not added [G-5-03]', async (_what, kind) => {
  const { choose } = await openForm('pictures')
  await choose(file('one.png', kind))
  expect(await screen.findByText(t('promotions:activity_image_type'))).toBeTruthy()
  expect(visibleImages()).toEqual([])
})

test('a picture of 5,242,880 bytes is accepted, one byte more is refused with a reason [G-5-04]', async () => {
  const { choose } = await openForm('pictures')
  await choose(file('most.png', { size: 5_242_880 }))
  await waitFor(() => expect(visibleImages()).toEqual(['most.png']))
  await choose(file('more.png', { size: 5_242_881 }))
  expect(await screen.findByText(t('promotions:activity_apply_remark_limit3'))).toBeTruthy()
  expect(visibleImages()).toEqual(['most.png'])
})

test('of four pictures three are accepted, and the fourth is refused with a reason [G-5-05]', async () => {
  const { choose } = await openForm('pictures')
  await choose(file('1.png'), file('2.png'), file('3.png'))
  await waitFor(() => expect(visibleImages()).toEqual(['1.png', '2.png', '3.png']))
  await choose(file('4.png'))
  expect(await screen.findByText(t('promotions:activity_apply_remark_limit4'))).toBeTruthy()
  expect(visibleImages()).toEqual(['1.png', '2.png', '3.png'])
})

test('a picture can be removed again', async () => {
  const { user, choose } = await openForm('pictures')
  await choose(file('1.png'), file('2.png'))
  await waitFor(() => expect(visibleImages()).toHaveLength(2))
  await user.click(screen.getByRole('button', { name: t('promotions:removePicture', { name: '1.png' }) }))
  expect(visibleImages()).toEqual(['2.png'])
})

test('a broken picture is refused with a reason, and not added [G-8-03]', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')))
  const { choose } = await openForm('pictures')
  await choose(file('one.png'))
  expect(await screen.findByText(t('promotions:imageUnreadable'))).toBeTruthy()
  expect(visibleImages()).toEqual([])
})

test('an unfinished application is restored', async () => {
  const { user, choose, unmount } = await openForm('both')
  await user.type(remarks()!, 'Half of it')
  await choose(file('one.png'))
  await waitFor(() => expect(visibleImages()).toEqual(['one.png']))
  unmount()
  await openForm('both')
  expect(remarks()?.value).toBe('Half of it')
  expect(visibleImages()).toEqual(['one.png'])
})
