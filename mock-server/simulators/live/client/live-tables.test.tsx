import { expect, test } from 'vitest'
import { catalogue } from '#mock/catalogue/catalogue.ts'
import { createLiveTranslate } from './messages.ts'
import { POCKETS } from './pictures.ts'
import { openTable, tableOf } from './live-testing.tsx'

const kinds: [string, string, RegExp, string][] = [
  ['Dragon Tiger', 'Dragon', /Round \d+: Dragon \w+, Tiger \w+\. Winning: /, '46.27%96.27%'],
  ['Roulette', 'Red', /Round \d+: \d+/, '48.65%97.3%'],
  ['Over and Under', 'Big', /Round \d+: \d \+ \d \+ \d = \d+\. Winning: /, '48.61%97.22%'],
]
test.each(kinds)(
  'a table of %s accepts a bet, shows its result, and states odds and return',
  async (...[game, choice, resultPattern, share]) => {
    const { press, advance, runBoth, result, beads, getByRole } = await openTable(game)
    await press(new RegExp(`^${choice} 1:1`))
    await press(/^Place/)
    await advance(100)
    await runBoth(23_500)
    expect(result()).toMatch(resultPattern)
    expect(result()).toMatch(new RegExp(`${choice} (\\+|no win)`))
    expect(beads()).toBe(14)
    await press('Rules')
    expect(getByRole('row', { name: new RegExp(`^${choice} `) }).textContent).toBe(`${choice}1:1${share}`)
  },
)

test('the rules of baccarat state odds, chance and return of each bet, and that the other seats are simulated', async () => {
  const { press, getAllByRole, getByRole } = await openTable('Baccarat')
  await press('Rules')
  const rows = getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'BetPaysChanceReturn',
    'Player1:144.62%98.76%',
    'Banker0.95:145.86%98.94%',
    'Tie8:19.52%85.64%',
  ])
  expect(getByRole('dialog').textContent).toMatch(/The other seats are simulated/)
})

test('a player can switch to another table of the vendor, and the polling of the first stops', async () => {
  const { press, advance, runBoth, click, getAllByRole, getByRole, sent } = await openTable('Baccarat')
  await press('All tables')
  await advance(100)
  const others = tableOf('Baccarat')
  const own = catalogue().byVendor.get(others.vassalage)!
  const entries = getAllByRole('listitem')
  expect(entries.length).toBe(
    own.filter(({ gameType, isUnderMaintenance }) => gameType === 'LIVE' && !isUnderMaintenance).length,
  )
  const before = sent.filter(({ path }) => path.endsWith('/state')).length
  await runBoth(10_000)
  expect(sent.filter(({ path }) => path.endsWith('/state'))).toHaveLength(before)
  const entry = entries.at(-1)!.querySelector('button')!
  const name = entry.querySelector('strong')!.textContent!
  await click(entry)
  await advance(100)
  expect(getByRole('heading', { level: 1 }).textContent).toBe(name)
})

test('a launch of a lobby opens the list of tables, which can be filtered by kind', async () => {
  const { vassalage } = tableOf('Baccarat')
  const { getByRole, getAllByRole, press } = await openTable('Baccarat', {
    query: `vassalage=${vassalage}&gameType=LIVE&gameCode=lobby`,
  })
  expect(getByRole('heading', { level: 1 }).textContent).toBe(catalogue().vendorByCode.get(vassalage)!.name.en)
  const all = getAllByRole('listitem').length
  await press('Roulette')
  const visible = getAllByRole('listitem')
  expect(visible.length).toBeLessThan(all)
  for (const { textContent } of visible) expect(textContent).toMatch(/Roulette · From/)
})

test('my bets at this table are in its history with their outcome', async () => {
  const { press, advance, runBoth, getByRole } = await openTable('Baccarat')
  await press(/^Banker/)
  await press(/^Place/)
  await advance(100)
  await press('My bets')
  await advance(100)
  const lines = () => getByRole('dialog').querySelector('.lines')!.textContent
  expect(lines()).toMatch(/^BankerRound \d+ · LV\d+Pending/)
  await runBoth(23_500)
  await advance(100)
  expect(lines()).toMatch(/^BankerRound \d+ · LV\d+(Won|No win|Returned)/)
})

test('the board shows the latest sixty rounds as roads, and says that they predict nothing', async () => {
  const { press, getByRole } = await openTable('Baccarat')
  await press(/^Latest results/)
  const dialog = getByRole('dialog')
  expect(dialog.querySelectorAll('.road')).toHaveLength(2)
  expect(dialog.querySelectorAll('.road:last-of-type .bead')).toHaveLength(60)
  expect(dialog.textContent).toMatch(/Every round is independent/)
})

test('no message of a table encourages another bet', () => {
  const t = createLiveTranslate('vi')
  expect(t('lost', { stake: '100' })).toBe('Không trúng, đã cược 100')
})

test('between two rounds the wheel shows the number of the last one', async () => {
  const { runBoth } = await openTable('Roulette')
  await runBoth(30_000)
  const last = Number(document.querySelector('.strip .amount')!.textContent)
  const wheel = document.querySelector<HTMLElement>('.wheel img')!
  expect(wheel.style.rotate).toBe(`${(-360 * POCKETS.indexOf(last)) / POCKETS.length}deg`)
})
