import { expect, test } from 'vitest'
import { paths } from '#lib/site/paths.ts'
import { pagesWithFile } from '../../../serve/page/prerendered-pages.ts'
import { routes } from './routes.tsx'

/** Home, pages that need a query, and pages that lead on at once. */
const withoutFile = [
  paths.root,
  paths.main,
  paths.sportsGame,
  paths.gameCentre(),
  paths.gameList(),
  '/m/play',
  paths.notice('').split('?')[0],
  paths.promotion('').split('?')[0],
  paths.applyReward('').split('?')[0],
]

const addressOf = ({ paths: [first = ''] }: (typeof routes)[number]) => first

test('every page that can be opened by its address is prerendered', () => {
  const expected = routes.map(addressOf).filter((address) => !withoutFile.includes(address))
  expect(pagesWithFile.toSorted()).toEqual(expected.toSorted())
})
