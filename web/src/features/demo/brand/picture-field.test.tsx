import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { t } from '#testing/text.ts'
import { drawPictures, fileOf, openBrandPage, rectangle, svg, worldBrand } from './testing.tsx'

test('a logo that can hardly be seen in one theme gets a warning for that theme', async () => {
  drawPictures([16, 20, 40, 255])
  const { panel, user } = await openBrandPage()
  await user.upload(panel.getByLabelText(t('brand:logo')), fileOf(svg(rectangle)))

  expect(await panel.findByText(t('brand:faintLogo.dark'))).toBeTruthy()
  expect(panel.queryByText(t('brand:faintLogo.light'))).toBeNull()
  await user.click(panel.getByRole('button', { name: t('brand:removeLogo') }))
  await waitFor(() => expect(panel.queryByText(t('brand:faintLogo.dark'))).toBeNull())
})

test.for([
  ['with entities', fileOf('<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1">&a;</svg>'), 'logo.entities'],
  ['of 10 MB', fileOf(svg(' '.repeat(10_000_000))), 'logo.tooLarge'],
  ['without a size', fileOf(svg(rectangle, '')), 'logo.noSize'],
  ['that is text', fileOf('hello'), 'logo.notSvg'],
  ['in another format', fileOf('GIF89a', 'logo.gif'), 'logo.otherFormat'],
  ['that is no PNG', fileOf('hello', 'logo.png'), 'logo.notPng'],
] as const)('a logo %s is refused with the reason, and the site stays', async ([, file, problem]) => {
  const { panel } = await openBrandPage()
  fireEvent.change(panel.getByLabelText(t('brand:logo')), { target: { files: [file] } })

  expect(await panel.findByText(t(`brand:${problem}`, { size: 200 }))).toBeTruthy()
  expect(await worldBrand()).toEqual({})
})

test('a transparent picture is refused with the reason', async () => {
  drawPictures([0, 0, 0, 0])
  const { panel, user } = await openBrandPage()
  await user.upload(panel.getByLabelText(t('brand:logo')), fileOf(svg('<g></g>')))

  expect(await panel.findByText(t('brand:logo.transparent'))).toBeTruthy()
  expect(await worldBrand()).toEqual({})
})
