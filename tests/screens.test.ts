// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { routes } from '../web/src/app/routes.tsx'
import { screens } from './screens.ts'

const pathnames = new Set(screens.map(({ path }) => new URL(path, 'http://app.local').pathname))

test('every screen of the route table is in the visual tests', () => {
  const shown = new Set(routes.filter(({ paths }) => paths.some((path) => pathnames.has(path))).map(({ screen }) => screen))
  const missing = routes.filter(({ screen }) => !shown.has(screen)).map(({ paths }) => paths[0])

  expect(missing).toEqual([])
})
