import type { QueryClient } from '@tanstack/react-query'
import { i18n } from '#i18n/i18n.ts'
import { session } from '#api/member/session.ts'
import { paths } from '#lib/site/paths.ts'
import { control } from '../control.ts'
import { signInAsPersona, refreshEverything, resetWorld, type SentMessage } from '../world.queries.ts'
import { waitUntilFound, findElement, typeText } from './page-elements.ts'
import { type GameAction, gameActions } from './game-actions.ts'

/** Path that a walkthrough opens. Typed, because an unknown path would redirect to home without an error. */
type PagePath = Extract<(typeof paths)[keyof typeof paths], string>
type TextSource = (now: number) => string
type ButtonMessage = 'agent:accept' | 'forms:getCode' | 'recovery:setPassword' | 'rewards:claim'
type OrderType = 'deposits' | 'withdrawals'
export type Action =
  | { go: PagePath }
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
  | { code: string }
  | { control: string; body: (now: number) => object }
  | { show: OrderType }
  | { decide: OrderType; as: 'approve' | 'reject' }
  | { play: GameAction }

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
  async show({ show }: { show: OrderType }, { navigate }: DirectedApp) {
    const { depositId, refId } = await findLastPendingOrder(show)
    navigate(depositId ? `${paths.deposit}?order=${depositId}` : paths.withdrawal(refId ?? ''))
  },
  async decide({ decide, as: decision }: { decide: OrderType; as: string }, { client }: DirectedApp) {
    const { depositId, refId } = await findLastPendingOrder(decide)
    await control(`POST /cashier/${decide}`, { ...(depositId ? { depositId } : { refId }), decision })
    await refreshEverything(client)
  },
  async play({ play }: { play: GameAction }, { client }: DirectedApp) {
    await gameActions[play]()
    await refreshEverything(client)
  },
}

/** Performs one action. Throws an error that names the element or page that was not found in time. */
export async function performAction(action: Action, app: DirectedApp): Promise<void> {
  if ('as' in action && !('decide' in action)) return void (await runMutation(signInAsPersona(), action.as, app))
  const [name] = Object.keys(action) as (keyof typeof actionHandlers)[]
  await (actionHandlers[name!] as (action: Action, app: DirectedApp) => unknown)(action, app)
}
