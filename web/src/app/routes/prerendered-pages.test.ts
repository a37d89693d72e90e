import { expect, test } from 'vitest'
import { paths } from '#lib/site/paths.ts'
import { pagesWithFile } from '../../../serve/page/prerendered-pages.ts'
import { routes } from './routes.tsx'

/** Home, a member's game, and pages that redirect at once. */
const withoutFile = [paths.root, paths.main, paths.gameCentre(), '/m/play']

const addressOf = ({ paths: [first = ''] }: (typeof routes)[number]) => first

test('every page that can be opened by its address is prerendered', () => {
  const expected = routes.map(addressOf).filter((address) => !withoutFile.includes(address))
  expect(pagesWithFile.toSorted()).toEqual(expected.toSorted())
})
