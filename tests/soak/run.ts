import { unbalanced } from './books.ts'
import { diceOf } from './random.ts'
import { type House, moneyOf, newPlayers, openHouse } from './house.ts'
import { type Held, heldBy, leaks } from './leaks.ts'
import { openPhone, type Phone } from './phone.ts'
import { deedNames, type Deed, isGame, leap, take } from './play.ts'
import { programmeOf, type Step } from './schedule.ts'

/** Who plays, for how long, and what they may do: anything, unless said. */
export type Wanted = { seed: number; minutes: number; players: number; deeds?: readonly Deed[] }
type Say = (line: string) => void

/** So long after the last step nothing that was asked is kept any more: what a page knows is forgotten after five minutes. */
const REST = 10 * 60_000

/** What came of a run. */
export type Outcome = {
  /** What is wrong, a sentence each. */
  problems: string[]
  steps: Map<string, number>
  wagers: number
  transactions: number
  requests: number
  held: { before: Held; after: Held }[]
}

/** Lets so many people play for so long in a house of their own, and tells what they leave behind. */
export async function run(wanted: Wanted, say: Say): Promise<Outcome> {
  await using house = await openHouse(wanted.seed)
  // Awaited here: the house stands until all is counted.
  return await playIn(house, wanted, say)
}

/** The same in a house that stands already. */
export async function playIn(
  house: House,
  { seed, minutes, players, deeds = deedNames }: Wanted,
  say: Say = () => undefined,
): Promise<Outcome> {
  const names = await newPlayers(house, players)
  const programme = programmeOf({ players: names, minutes }, deeds, (phone) => diceOf(seed, phone))
  const phones = await openPhones(house, { seed, count: programme.length })
  say(`${players} players, ${phones.length} phones, ${minutes} minutes`)
  const warm = programme.map(([{ player } = { player: '' }]) => [
    { player, does: 'logIn' as const },
    ...deeds.map((does) => ({ player, does })),
    { player, does: 'logOut' as const },
  ])
  await playAll(house, phones, warm)
  const before = await rest(house, phones)
  say('Everything was open once: now they play')
  const begin = await house.world.now()
  await playAll(house, phones, programme)
  while ((await house.world.now()) - begin < minutes * 60_000) await leap(house, phones)
  const after = await rest(house, phones)
  const held = before.map((one, index) => ({ before: one, after: after[index]! }))
  const games = programme.map((steps) => steps.filter(({ does }) => isGame(does)).length)
  return { ...(await judge(house, { names, phones, held, games })), steps: counted(programme), held }
}

const openPhones = async (house: House, { seed, count }: { seed: number; count: number }) => {
  const place = { baseURL: house.baseURL, world: house.world.name, time: await house.world.now() }
  return Promise.all(Array.from({ length: count }, (_, phone) => openPhone(house.browser, place, diceOf(seed, phone))))
}

/** Takes the first step on every phone, then the second, with half a minute in between. */
async function playAll(house: House, phones: Phone[], programme: Step<Deed>[][]) {
  const length = Math.max(...programme.map((steps) => steps.length))
  for (let at = 0; at < length; at++) {
    await leap(house, phones)
    await Promise.all(
      phones.map(async (phone, index) => {
        const step = programme[index]![at]
        if (step) await take(phone, step)
      }),
    )
  }
}

/** What home holds is counted when all of home is there: who leaps before finds sections that have yet to come. */
async function rest(house: House, phones: Phone[]): Promise<Held[]> {
  await Promise.all(phones.map(({ page }) => page.locator('[data-below] footer').waitFor({ state: 'attached' })))
  await leap(house, phones, REST)
  await Promise.all(phones.map(({ answered }) => answered()))
  return Promise.all(phones.map(({ page, cdp }) => heldBy(page, cdp)))
}

type Left = { names: string[]; phones: Phone[]; held: Outcome['held']; games: number[] }

async function judge(house: House, { names, phones, held, games }: Left) {
  const { books } = await house.world.recount()
  const money = await moneyOf(house, names)
  const requests = await house.world.requests()
  const problems = [
    ...(books === 'balanced' ? [] : [`the books: ${books}`]),
    ...unbalanced(money),
    ...phones.flatMap((phone) => phone.problems.left()),
    ...requests.flatMap(({ path, violations = [] }) => violations.map((one) => `${path}: ${one}`)),
    ...held.flatMap(({ before, after }, phone) =>
      leaks(before, after, games[phone]).map((leak) => `phone ${phone + 1}: ${leak}`),
    ),
  ]
  return { problems, wagers: money.wagers, transactions: money.transactions.length, requests: requests.length }
}

function counted(programme: Step<Deed>[][]) {
  const counts = new Map<string, number>()
  for (const { does } of programme.flat()) counts.set(does, (counts.get(does) ?? 0) + 1)
  return counts
}
