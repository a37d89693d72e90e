import { expect, test } from 'vitest'
import { session } from '#api/member/session.ts'
import { openFaultyPage, type FaultyPage, type FaultName, faultNames, retryFailures } from '#testing/faulty-page.tsx'
import { watchConsole, findDeadEnds, findBlankPage, countPending } from '#testing/page-problems.ts'
import { fakeTime } from '#testing/fake-time.ts'
import type { RouteEntry } from '../routes/route.ts'
import { routes } from '../routes/routes.tsx'

/** `LONGAN_FAULTS=all` runs each fault of each operation of each page; by default a part of them. */
const ALL = process.env['LONGAN_FAULTS'] === 'all'
const TIMEOUT = ALL ? 600_000 : 60_000

const ORDER = 'D10010001'

const pageVariants: Partial<Record<RouteEntry['title'], { at?: string[]; as?: string }>> = {
  help: { at: ['?i=1'] },
  notices: { at: ['?index=1'] },
  notice: { at: ['?id=502'] },
  promotion: { at: ['?id=1010'] },
  applyReward: { at: ['?id=1013'] },
  bettingRecord: { at: ['?span=month', '?kind=sports&state=open'] },
  accountRecord: { at: ['?span=month'] },
  rewardCenter: {
    at: [
      '',
      '?tab=sign-in',
      '?tab=draws',
      '?tab=missions',
      '?tab=points',
      '?tab=vip',
      '?tab=given',
      '?tab=given&kind=bought',
    ],
  },
  gameList: { at: ['', '?type=recent', '?type=fav'] },
  lottery: { at: ['', '?group=recent'] },
  deposit: { at: ['', '?channel=1', `?order=${ORDER}`] },
  bankCards: { at: ['', '?add=B', '?add=V'] },
  play: { at: ['?vassalage=NGT&gameType=RNG&nodeId=10001&gameCode=NGT_RNG_001'] },
  agentRegister: { as: 'agent01' },
  agentHome: {
    at: [
      '?span=month',
      '?view=team',
      '?view=newDownline',
      '?view=newContract',
      '?view=transfer&to=thaomy,anhhoang',
      '?view=report&span=month',
      '?view=rebates',
      '?view=salary',
      '?view=contracts&side=offered',
    ],
    as: 'agent01',
  },
  salaryContract: { as: 'agent01' },
  dividendContract: { as: 'agent01' },
  hourlyContract: { as: 'agent01' },
}
const personaFor = ({ guard, title }: RouteEntry) =>
  guard === 'guest' ? undefined : (pageVariants[title]?.as ?? 'demo01')
const addresses = routes.flatMap((entry) =>
  (pageVariants[entry.title]?.at ?? ['']).map(
    (query) => [entry.paths.at(-1)! + query, personaFor(entry), entry.screen] as const,
  ),
)

async function createOrder({ mock }: FaultyPage) {
  const params = { account: 'demo01', depositId: ORDER, amount: 200_000 }
  const body = JSON.stringify({ state: 'a member has an open deposit', params })
  const headers = { 'Content-Type': 'application/json' }
  await mock.fetch(new Request('http://mock.local/__admin/provider-states', { method: 'POST', headers, body }))
}

/** Operations in the background: a lost session is noticed at the next call. */
const backgroundOperations = new Set(['addRecentGame', 'markAnnouncementRead'])

type FaultCase = readonly [operation: string, fault: FaultName]

const triedOperations = new Set<string>()
let turn = 0

/** Picks the faults to test. By default, each operation is tested on the first page that calls it, with one fault per page in rotation. */
function pickCases(operations: string[]): FaultCase[] {
  if (ALL) return operations.flatMap((one) => faultNames.map((fault) => [one, fault] as const))
  const fresh = operations.filter((one) => !triedOperations.has(one))
  fresh.forEach((one) => triedOperations.add(one))
  const some = fresh.length > 0 ? fresh : [operations[turn % operations.length]!]
  return some.map((one) => [one, faultNames[turn++ % faultNames.length]!] as const)
}

async function findProblems(page: FaultyPage, pendingBefore: number, [operation, fault]: FaultCase): Promise<string[]> {
  const logged = watchConsole()
  const initialSession = session.get()
  page.injectFault(operation, fault)
  page.show()
  await page.settle()
  const meanwhile = findBlankPage()
  await page.waitForOutcome(fault)
  const wrong = [...meanwhile, ...findDeadEnds(pendingBefore), ...logged()]
  if (initialSession && fault === 'signedOut' && !backgroundOperations.has(operation) && session.get())
    wrong.push('the lost session is not shown')
  page.clearFaults()
  wrong.push(...(await retryFailures(page)), ...logged())
  await page.reset()
  return [...new Set(wrong)].map((one) => `${operation} ${fault}: ${one}`)
}

test.each(addresses)(
  '%s (%s): whatever fails, the page shows something and has an action',
  async (at, as, screen) => {
    const page = await openFaultyPage(at, { as })
    if (at.endsWith(ORDER)) await createOrder(page)
    await screen.preload?.()
    fakeTime()
    page.world.journal.clear()
    page.show()
    await page.waitForOutcome()
    const operations = page.requestedOperations()
    const pendingBefore = countPending()
    expect([findDeadEnds(), operations.length > 0]).toEqual([[], true])
    await page.reset()

    const wrong: string[] = []
    for (const one of pickCases(operations)) wrong.push(...(await findProblems(page, pendingBefore, one)))

    expect(wrong).toEqual([])
  },
  TIMEOUT,
)
