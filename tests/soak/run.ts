import { createRandom, createSchedule, type Step } from './schedule.ts'
import { type SoakSite, readMoney, createPlayers, openSite } from './site.ts'
import { type PageResources, measureResources, findLeaks } from './leaks.ts'
import { openPhone, type Phone } from './phone.ts'
import { actionNames, type Action, isGame, advanceAll, runStep } from './play.ts'

type Posting = { account: string; amount: number }
/** The money of a world, minor units. */
type Money = {
  transactions: { postings: Posting[] }[]
  accounts: Record<string, number>
  reported: Record<string, number>
}

export function findUnbalanced({ transactions, accounts, reported }: Money): string[] {
  const sums = new Map<string, number>()
  for (const { account, amount } of transactions.flatMap(({ postings }) => postings))
    sums.set(account, (sums.get(account) ?? 0) + amount)
  const names = new Set([...sums.keys(), ...Object.keys(accounts), ...Object.keys(reported)])
  return [...names].flatMap((name) => {
    const [posted, balance] = [sums.get(name) ?? 0, accounts[name] ?? 0]
    const problems: string[] = []
    if (posted !== balance) problems.push(`${name} holds ${balance}, but its postings are ${posted}`)
    if (name in reported && reported[name] !== balance)
      problems.push(`${name} holds ${balance}, but the gateway reports ${reported[name]}`)
    return problems
  })
}

export type SoakOptions = { seed: number; minutes: number; players: number; actions?: readonly Action[] }
type Log = (line: string) => void

/** Long enough for all cached queries of a page to expire (after five minutes). */
const REST_MS = 10 * 60_000

export type SoakResult = {
  problems: string[]
  steps: Map<string, number>
  wagers: number
  transactions: number
  requests: number
  resources: { before: PageResources; after: PageResources }[]
}

export async function run(options: SoakOptions, log: Log): Promise<SoakResult> {
  await using site = await openSite(options.seed)
  // Awaited here, so that the site is closed only after the checks.
  return await runOn(site, options, log)
}

export async function runOn(
  site: SoakSite,
  { seed, minutes, players, actions = actionNames }: SoakOptions,
  log: Log = () => undefined,
): Promise<SoakResult> {
  const names = await createPlayers(site, players)
  const schedule = createSchedule({ players: names, minutes }, actions, (phone) => createRandom(seed, phone))
  const phones = await openPhones(site, { seed, count: schedule.length })
  log(`${players} players, ${phones.length} phones, ${minutes} minutes`)
  const warmUp = schedule.map(([{ player } = { player: '' }]) => [
    { player, action: 'logIn' as const },
    ...actions.map((action) => ({ player, action })),
    { player, action: 'logOut' as const },
  ])
  await playAll(site, phones, warmUp)
  const before = await measureAtRest(site, phones)
  log('Warm-up finished: the players start')
  const begin = await site.world.now()
  await playAll(site, phones, schedule)
  while ((await site.world.now()) - begin < minutes * 60_000) await advanceAll(site, phones)
  const after = await measureAtRest(site, phones)
  const resources = before.map((one, index) => ({ before: one, after: after[index]! }))
  const games = schedule.map((steps) => steps.filter(({ action }) => isGame(action)).length)
  return { ...(await checkRun(site, { names, phones, resources, games })), steps: countActions(schedule), resources }
}

const openPhones = async (site: SoakSite, { seed, count }: { seed: number; count: number }) => {
  const place = { baseURL: site.baseURL, world: site.world.name, time: await site.world.now() }
  return Promise.all(
    Array.from({ length: count }, (_, phone) => openPhone(site.browser, place, createRandom(seed, phone))),
  )
}

async function playAll(site: SoakSite, phones: Phone[], schedule: Step<Action>[][]) {
  const length = Math.max(...schedule.map((steps) => steps.length))
  for (let at = 0; at < length; at++) {
    await advanceAll(site, phones)
    await Promise.all(
      phones.map(async (phone, index) => {
        const step = schedule[index]![at]
        if (step) await runStep(phone, step)
      }),
    )
  }
}

/** Measures the resources after home is complete: sections that load later would count as growth. */
async function measureAtRest(site: SoakSite, phones: Phone[]): Promise<PageResources[]> {
  await Promise.all(phones.map(({ page }) => page.locator('[data-below] footer').waitFor({ state: 'attached' })))
  await advanceAll(site, phones, REST_MS)
  await Promise.all(phones.map(({ waitForResponses }) => waitForResponses()))
  return Promise.all(phones.map(({ page, cdp }) => measureResources(page, cdp)))
}

type PlayedRun = { names: string[]; phones: Phone[]; resources: SoakResult['resources']; games: number[] }

async function checkRun(site: SoakSite, { names, phones, resources, games }: PlayedRun) {
  const { status } = await site.world.verifyLedger()
  const money = await readMoney(site, names)
  const requests = await site.world.requests()
  const problems = [
    ...(status === 'balanced' ? [] : [`the ledger: ${status}`]),
    ...findUnbalanced(money),
    ...phones.flatMap((phone) => phone.problems.unresolved()),
    ...requests.flatMap(({ path, violations = [] }) => violations.map((one) => `${path}: ${one}`)),
    ...resources.flatMap(({ before, after }, phone) =>
      findLeaks(before, after, games[phone]).map((leak) => `phone ${phone + 1}: ${leak}`),
    ),
  ]
  return { problems, wagers: money.wagers, transactions: money.transactions.length, requests: requests.length }
}

function countActions(schedule: Step<Action>[][]) {
  const counts = new Map<string, number>()
  for (const { action } of schedule.flat()) counts.set(action, (counts.get(action) ?? 0) + 1)
  return counts
}
