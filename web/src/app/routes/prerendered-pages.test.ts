import { expect, test } from 'vitest'
import { paths } from '#lib/site/paths.ts'
import { pagesWithFile, prerenderedPages } from '../../../serve/page/prerendered-pages.ts'
import { routes } from './routes.tsx'

/** Home; pages that need a query, that lead on at once, or that are opened from another page only. */
const withoutFile = [
  paths.root,
  paths.main,
  paths.trial,
  paths.chat,
  paths.changePassword,
  paths.sportsGame,
  paths.gameCentre(),
  paths.gameList(),
  '/m/play',
  paths.notice('').split('?')[0],
  paths.promotion('').split('?')[0],
  paths.applyReward('').split('?')[0],
  paths.inbox,
  paths.profile,
  paths.statement,
  paths.agentHome,
  paths.paymentPassword,
  paths.mobile,
  paths.questions,
  paths.salaryContract,
  paths.dividendContract,
  paths.hourlyContract,
]

const addressOf = ({ paths: [first = ''] }: (typeof routes)[number]) => first

test('every page that guests can open by its address is prerendered', () => {
  const open = routes.filter(({ guard }) => guard !== 'member').map(addressOf)
  const expected = open.filter((address) => !withoutFile.includes(address))
  expect(prerenderedPages.toSorted()).toEqual(expected.toSorted())
})

test('every page of members with an address of its own has a file', () => {
  const ofMembers = routes.filter(({ guard }) => guard === 'member').map(addressOf)
  const expected = ofMembers.filter((address) => !withoutFile.includes(address))
  expect(pagesWithFile.filter((address) => !prerenderedPages.includes(address)).toSorted()).toEqual(expected.toSorted())
})
