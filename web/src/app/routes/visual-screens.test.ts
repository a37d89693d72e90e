import { expect, test } from 'vitest'
import { screens } from '../../../../tests/screens.ts'
import { routes } from './routes.tsx'

const pathnames = new Set(screens.map(({ path }) => new URL(path, location.href).pathname))

test('every screen of the route table is in the visual tests', () => {
  const visible = routes.filter(({ paths }) => paths.some((path) => pathnames.has(path)))
  const shown = new Set(visible.map(({ screen }) => screen))
  const missing = routes.filter(({ screen }) => !shown.has(screen)).map(({ paths }) => paths[0])

  expect(missing).toEqual([])
})
