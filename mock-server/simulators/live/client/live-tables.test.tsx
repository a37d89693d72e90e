import { expect, test } from 'vitest'
import { catalogue } from '../../../src/catalogue/catalogue.ts'
import { liveWords } from './words.ts'
import { seated, tableOf } from './live-testing.tsx'

const kinds: [string, string, RegExp, string][] = [
  ['Dragon Tiger', 'Dragon', /Round \d+: Dragon \w+, Tiger \w+\. Winning: /, '96.27%'],
  ['Roulette', 'Red', /Round \d+: \d+/, '97.30%'],
  ['Over and Under', 'Big', /Round \d+: \d \+ \d \+ \d = \d+\. Winning: /, '97.22%'],
]
test.each(kinds)(
  'a table of %s takes a bet, shows its result, and states odds and return',
  async (...[game, choice, result, share]) => {
    const { press, pass, run, told, beads, getByRole } = await seated(game)
    await press(new RegExp(`^${choice} 1:1`))
    await press(/^Place/)
    await pass(100)
    await run(23_500)
    expect(told()).toMatch(result)
    expect(told()).toMatch(new RegExp(`${choice} (\\+|no win)`))
    expect(beads()).toBe(14)
    await press('Rules')
    expect(getByRole('row', { name: new RegExp(`^${choice} `) }).textContent).toBe(`${choice}1:1${share}`)
  },
)

test('the rules of baccarat state odds and return of each bet, and that the other seats are simulated', async () => {
  const { press, getAllByRole, getByRole } = await seated('Baccarat')
  await press('Rules')
  const rows = getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toEqual(['BetPaysReturn', 'Player1:198.76%', 'Banker0.95:198.94%', 'Tie8:185.64%'])
  expect(getByRole('dialog').textContent).toMatch(/The other seats are simulated/)
})

test('a table is left for another one of the house, and its news stop', async () => {
  const { press, pass, run, click, getAllByRole, getByRole, sent } = await seated('Baccarat')
  await press('All tables')
  await pass(100)
  const others = tableOf('Baccarat')
  const own = catalogue().byVendor.get(others.vassalage)!
  const doors = getAllByRole('listitem')
  expect(doors.length).toBe(
    own.filter(({ gameType, isUnderMaintenance }) => gameType === 'LIVE' && !isUnderMaintenance).length,
  )
  const before = sent.filter(({ path }) => path.endsWith('/state')).length
  await run(10_000)
  expect(sent.filter(({ path }) => path.endsWith('/state'))).toHaveLength(before)
  const door = doors.at(-1)!.querySelector('button')!
  const name = door.querySelector('strong')!.textContent!
  await click(door)
  await pass(100)
  expect(getByRole('heading', { level: 1 }).textContent).toBe(name)
})

test('a launch of a lobby opens among the tables, which can be had by kind', async () => {
  const { vassalage } = tableOf('Baccarat')
  const { getByRole, getAllByRole, press } = await seated('Baccarat', {
    query: `vassalage=${vassalage}&gameType=LIVE&gameCode=lobby`,
  })
  expect(getByRole('heading', { level: 1 }).textContent).toBe(catalogue().vendorByCode.get(vassalage)!.name.en)
  const all = getAllByRole('listitem').length
  await press('Roulette')
  const shown = getAllByRole('listitem')
  expect(shown.length).toBeLessThan(all)
  for (const { textContent } of shown) expect(textContent).toMatch(/Roulette · From/)
})

test('my bets at this table are in its history, with what became of them', async () => {
  const { press, pass, run, getByRole } = await seated('Baccarat')
  await press(/^Banker/)
  await press(/^Place/)
  await pass(100)
  await press('My bets')
  await pass(100)
  const lines = () => getByRole('dialog').querySelector('.lines')!.textContent
  expect(lines()).toMatch(/^BankerRound \d+ · LV\d+Waiting/)
  await run(23_500)
  await pass(100)
  expect(lines()).toMatch(/^BankerRound \d+ · LV\d+(Won|No win|Returned)/)
})

test('the board shows the latest sixty rounds as roads, and says that they tell nothing of the next', async () => {
  const { press, getByRole } = await seated('Baccarat')
  await press(/^Latest results/)
  const dialog = getByRole('dialog')
  expect(dialog.querySelectorAll('.road')).toHaveLength(2)
  expect(dialog.querySelectorAll('.road:last-of-type .bead')).toHaveLength(60)
  expect(dialog.textContent).toMatch(/Every round stands alone/)
})

test('nothing a table says urges on', () => {
  const t = liveWords('vi')
  expect(t('lost', { stake: '100' })).toBe('Không trúng, đã cược 100')
})
