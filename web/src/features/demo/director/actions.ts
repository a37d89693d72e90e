import type { QueryClient } from '@tanstack/react-query'
import { i18n } from '#i18n/i18n.ts'
import { deposits } from '@longan/sdk/deposits'
import { password } from '@longan/sdk/password'
import { responsibleGaming } from '@longan/sdk/responsible-gaming'
import { http } from '#api/gateway.ts'
import { session } from '#api/member/session.ts'
import { paths } from '#lib/site/paths.ts'
import { control, sendRequest } from '../control.ts'
import { signInAsPersona, refreshEverything, resetWorld, type SentMessage } from '../world.queries.ts'
import { config } from '#lib/site/config.ts'

/** Path that a walkthrough opens. Typed, because an unknown path would redirect to home without an error. */
type PagePath = Extract<(typeof paths)[keyof typeof paths], string>
type PageAddress = PagePath | `${PagePath | '/m/play'}?${string}`
type TextSource = (now: number) => string
type ButtonMessage =
  | 'agent:accept'
  | 'forms:getCode'
  | 'recovery:setPassword'
  | 'responsible:change'
  | 'responsible:confirmChange'
  | 'responsible:save'
  | 'responsible:setLimit'
  | 'rewards:claim'
type OrderType = 'deposits' | 'withdrawals'
export type Action =
  | { go: PageAddress }
  | { until: string }
  | { as: string }
  | { inside: true }
  | { leave: true }
  | { reset: true }
  | { fill: Readonly<Record<string, TextSource>> }
  | { submit: string }
  | { tap: ButtonMessage }
  | { tapLast: ButtonMessage }
  | { gone: ButtonMessage }
  | { seen: string }
  | { code: string }
  | { control: string; body: (now: number) => object }
  | { show: OrderType }
  | { decide: OrderType; as: 'approve' | 'reject' }
  | { play: GameAction }
  | { forget: true }

export type DirectedApp = { client: QueryClient; navigate: (path: string) => void; path: () => string }

const now = async () => (await control<{ time: number }>('GET /clock')).time
const findField = (name: string) =>
  waitUntilFound(() => document.querySelector<HTMLInputElement>(`[name="${name}"]:not(:disabled)`) ?? undefined, name)
const findButton = (key: ButtonMessage, within?: string) =>
  waitUntilFound(() => findElement('button', i18n.t(key), within), i18n.t(key))

type PendingOrder = { depositId?: string; refId?: string; account?: string }
async function findLastPendingOrder(orderType: OrderType): Promise<PendingOrder> {
  const pending = await control<Record<OrderType, PendingOrder[]>>('GET /cashier')
  return pending[orderType].findLast(({ account }) => account === session.get()?.userName) ?? {}
}

const runMutation = (options: { mutationFn?: unknown; onSuccess?: unknown }, value: unknown, { client }: DirectedApp) =>
  client
    .getMutationCache()
    .build(client, options as never)
    .execute(value as never)

const actionHandlers = {
  go: ({ go }: { go: string }, { navigate }: DirectedApp) => navigate(go),
  until: ({ until }: { until: string }, { path }: DirectedApp) =>
    waitUntilFound(() => (path() === until ? true : undefined), until),
  inside: () => waitUntilFound(() => session.get(), 'session'),
  leave: () => session.signOut(),
  reset: (_action: unknown, app: DirectedApp) => runMutation(resetWorld(), undefined, app),
  async fill({ fill }: { fill: Record<string, TextSource> }) {
    const time = await now()
    for (const [name, text] of Object.entries(fill)) typeText(await findField(name), text(time))
  },
  submit: async ({ submit }: { submit: string }) => (await findField(submit)).closest('form')?.requestSubmit(),
  tap: async ({ tap }: { tap: ButtonMessage }) => (await findButton(tap)).click(),
  tapLast: async ({ tapLast }: { tapLast: ButtonMessage }) => (await findButton(tapLast, '[role=alertdialog]')).click(),
  gone: ({ gone }: { gone: ButtonMessage }) =>
    waitUntilFound(() => (findElement('button', i18n.t(gone)) ? undefined : true), i18n.t(gone)),
  async code({ code }: { code: string }) {
    const [message] = await control<SentMessage[]>('GET /outbox')
    typeText(await findField(code), message?.code ?? '')
  },
  async control(
    { control: command, body }: { control: string; body: (now: number) => object },
    { client }: DirectedApp,
  ) {
    await control(command, body(await now()))
    await refreshEverything(client)
  },
  /** Lists that were opened before load again. */
  forget: (_action: unknown, { client }: DirectedApp) => client.removeQueries({ type: 'inactive' }),
  async show({ show }: { show: OrderType }, { navigate }: DirectedApp) {
    const { depositId, refId } = await findLastPendingOrder(show)
    navigate(depositId ? `${paths.deposit}?order=${depositId}` : paths.withdrawal(refId ?? ''))
  },
  async decide({ decide, as: decision }: { decide: OrderType; as: string }, { client }: DirectedApp) {
    const { depositId, refId } = await findLastPendingOrder(decide)
    await control(`POST /cashier/${decide}`, { ...(depositId ? { depositId } : { refId }), decision })
    await refreshEverything(client)
  },
  async play({ play }: { play: GameAction }, { client, navigate }: DirectedApp) {
    const page = await gameActions[play]()
    await refreshEverything(client)
    if (typeof page === 'string') navigate(page)
  },
  seen: ({ seen }: { seen: string }) => waitUntilFound(() => document.querySelector(seen) ?? undefined, seen),
}

/** Performs one action. Throws an error that names the element or page that was not found in time. */
export async function performAction(action: Action, app: DirectedApp): Promise<void> {
  if ('as' in action && !('decide' in action)) return void (await runMutation(signInAsPersona(), action.as, app))
  const [name] = Object.keys(action) as (keyof typeof actionHandlers)[]
  await (actionHandlers[name!] as (action: Action, app: DirectedApp) => unknown)(action, app)
}

const ROLES = {
  button: 'button, [role=button]',
  link: 'a[href]',
  tab: '[role=tab]',
  switch: '[role=switch]',
  checkbox: '[type=checkbox], [role=checkbox]',
  field: 'input, textarea, select',
} as const
type Role = keyof typeof ROLES

const TIMEOUT_MS = 10_000

/**
 * Finds an element by role and accessible name, outside the director's panel. Without an exact match, the first name
 * with this prefix.
 */
function findElement(role: Role, name: string, within = 'body'): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(`${within} :is(${ROLES[role]})`)].filter(
    (one) => !one.closest('[data-director]') && !one.matches(':disabled'),
  )
  const startingWith = (start: string) => all.find((one) => accessibleNameOf(one).startsWith(start))
  // "Claim: Birthday gift" before "Claim all".
  return all.find((one) => accessibleNameOf(one) === name) ?? startingWith(`${name}:`) ?? startingWith(name)
}

function accessibleNameOf(element: HTMLElement): string {
  const by = element.getAttribute('aria-labelledby')
  const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
  const texts = by ? by.split(' ').map((id) => document.getElementById(id)) : labels
  const text = element.ariaLabel || texts.map((one) => one?.textContent).join(' ') || element.textContent
  return text.replaceAll(/\s+/g, ' ').trim()
}

/**
 * Resolves as soon as `query` returns a value; it runs after each change of the page. Rejects with `what` after the
 * timeout.
 */
function waitUntilFound<Found>(query: () => Found | undefined, what: string): Promise<Found> {
  const found = query()
  if (found !== undefined) return Promise.resolve(found)
  return new Promise((resolve, reject) => {
    const changes = new MutationObserver(() => {
      const now = query()
      if (now === undefined) return
      stop()
      resolve(now)
    })
    const timer = setTimeout(() => {
      stop()
      reject(new Error(what))
    }, TIMEOUT_MS)
    const stop = () => {
      clearTimeout(timer)
      changes.disconnect()
    }
    changes.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}

/** Sets the value of a field and dispatches the events that React listens to. */
function typeText(field: HTMLElement, text: string) {
  const prototype = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

/** Calls that are sent directly: those of a game's page, which is in a cross-origin frame, and those that no page shows. */
type GameAction = keyof typeof gameActions

const SLOT = 'launchMode=GLS&nodeId=10001'
const SPORTS = 'launchMode=GLS&nodeId=13182'
const STAKE = 10_000
const LOTTERY = { gameId: 307, bettingContent: '05,27' }
const MAX_SPINS = 60

async function callGateway<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const headers = {
    authorization: session.token() ?? '',
    merchant: config.merchant,
    'content-type': 'application/json',
  }
  const request = new Request(new URL(path, location.origin), {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  const reply = await sendRequest(request)
  const answer = (await reply.json()) as Answer & { errorCode?: string }
  if (reply.ok) return answer
  throw new Error(answer.errorCode ?? `${reply.status}`)
}

async function launch(query: string): Promise<string> {
  type LaunchResponse = { value: { content: { game_url: string } } }
  const { value } = await callGateway<LaunchResponse>('GET', `/wps/game/launchGame?${query}`)
  return new URL(value.content.game_url, location.origin).searchParams.get('launch') ?? ''
}

async function slotWin() {
  const id = await launch(SLOT)
  const { stakes } = await callGateway<{ stakes: number[] }>('POST', '/partners/slot/open', { launch: id })
  const [stake = STAKE] = stakes
  for (let spin = 0; spin < MAX_SPINS; spin++) {
    const { won } = await callGateway<{ won: number }>('POST', '/partners/slot/spin', { launch: id, stake })
    if (won > stake) return
  }
}

async function lotteryBet() {
  type NearNumerosResponse = { nextNumero: { numero: string } }
  const { nextNumero } = await callGateway<NearNumerosResponse>(
    'GET',
    `/lotto-vn/lgw/numeros/near?gameId=${LOTTERY.gameId}`,
  )
  const bet = { ...LOTTERY, account: session.get()?.userName, singleBetPrice: STAKE, numero: nextNumero.numero }
  await control('POST /provider-states', { state: 'a member has an open lottery bet', params: bet })
}

type SportsResponse = { fixtures: { id: string; score?: object; odds: Record<string, number> }[] }
let ticket: { launch: string; kind: 'single'; stake: number; legs: object[] } | undefined

/** Bets at odds of before, which must be refused. Returns the page of the book with that bet on its slip. */
async function oddsMoved() {
  const id = await launch(SPORTS)
  const { fixtures } = await callGateway<SportsResponse>('POST', '/partners/sports/open', { launch: id })
  // A match that has not begun, so that its odds are open.
  const { id: fixture, odds } = fixtures.find((one) => !one.score && Object.keys(one.odds).length > 0)!
  const [[pick, price] = ['', 0]] = Object.entries(odds)
  const oldPrice = Math.round(price * 100 + 5) / 100
  ticket = { launch: id, kind: 'single', stake: STAKE, legs: [{ fixture, pick, odds: oldPrice }] }
  const refused = await callGateway('POST', '/partners/sports/bet', ticket).then(
    () => false,
    () => true,
  )
  if (!refused) throw new Error('/partners/sports/bet')
  return `${paths.sportsGame}?pick=${fixture}:${pick}:${oldPrice}`
}

const oddsTaken = () => callGateway('POST', '/partners/sports/bet', { ...ticket, accept: 'any' })

const HALF_A_YEAR = 180 * 86_400_000

/** Deposits as much as the limit allows, and then more, which must be refused. */
async function limitReached() {
  const byQr = (amount: number) => deposits(http).byQr({ bankCode: 'UNQR', vendorId: 2, amount })
  await byQr(500_000)
  const refused = await byQr(100_000).then(
    () => false,
    () => true,
  )
  if (!refused) throw new Error('limit.deposit.exceeded')
}

async function selfExclusion() {
  await responsibleGaming(http).createSelfExclusion({ duration: HALF_A_YEAR, accepted: true })
  // Otherwise the refresh that follows reports a lost session over the reason.
  session.signOut()
}

const returnRequest = () => responsibleGaming(http).applyReturn({ username: 'demo02', password: 'Demo@123' })

/** The password of all personas, with which other walkthroughs log in. */
const restorePassword = () =>
  password(http).change({ oldPassword: 'Abc12345', newPassword: 'Demo@123', confirmNewPassword: 'Demo@123' })

const gameActions = {
  slotWin,
  lotteryBet,
  oddsMoved,
  oddsTaken,
  limitReached,
  selfExclusion,
  returnRequest,
  restorePassword,
}
