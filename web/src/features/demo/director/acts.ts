import type { QueryClient } from '@tanstack/react-query'
import { i18n } from '#i18n/i18n.ts'
import { session } from '#api/session.ts'
import { paths } from '#lib/paths.ts'
import { control } from '../control.ts'
import { becomePersona, lookAgain, resetWorld, type SentMessage } from '../world.queries.ts'
import { appears, find, type } from './find.ts'
import { type Play, plays } from './plays.ts'

/** Where a story leads: what is no page would end at home without a word. */
type Place = Extract<(typeof paths)[keyof typeof paths], string>
type Text = (now: number) => string
/** Buttons that are tapped, by the words on them. */
type Word = 'agent:accept' | 'forms:getCode' | 'recovery:setPassword' | 'rewards:claim'
type Orders = 'deposits' | 'withdrawals'
/** Something a story does, in the app as a person does it or in the world as an operator does. */
export type Act =
  | { go: Place }
  | { until: string }
  | { as: string }
  | { inside: true }
  | { leave: true }
  | { reset: true }
  | { fill: Readonly<Record<string, Text>> }
  | { submit: string }
  | { tap: Word }
  | { tapLast: Word }
  | { gone: Word }
  | { code: string }
  | { control: string; body: (now: number) => object }
  | { show: Orders }
  | { decide: Orders; as: 'approve' | 'reject' }
  | { play: Play }

/** The app that is directed. */
export type House = { client: QueryClient; navigate: (path: string) => void; path: () => string }

const now = async () => (await control<{ time: number }>('GET /clock')).time
const field = (name: string) =>
  appears(() => document.querySelector<HTMLInputElement>(`[name="${name}"]:not(:disabled)`) ?? undefined, name)
const button = (word: Word, within?: string) => appears(() => find('button', i18n.t(word), within), i18n.t(word))

type Waiting = { depositId?: string; refId?: string; account?: string }
/** The member's order that came last of those that wait for the operator. */
async function lastWaiting(of: Orders): Promise<Waiting> {
  const waiting = await control<Record<Orders, Waiting[]>>('GET /cashier')
  return waiting[of].findLast(({ account }) => account === session.get()?.userName) ?? {}
}

const run = (options: { mutationFn?: unknown; onSuccess?: unknown }, value: unknown, { client }: House) =>
  client
    .getMutationCache()
    .build(client, options as never)
    .execute(value as never)

const doers = {
  go: ({ go }: { go: string }, { navigate }: House) => navigate(go),
  until: ({ until }: { until: string }, { path }: House) => appears(() => (path() === until ? true : undefined), until),
  inside: () => appears(() => session.get(), 'session'),
  leave: () => session.signOut(),
  reset: (_act: unknown, house: House) => run(resetWorld(), undefined, house),
  async fill({ fill }: { fill: Record<string, Text> }) {
    const time = await now()
    for (const [name, text] of Object.entries(fill)) type(await field(name), text(time))
  },
  submit: async ({ submit }: { submit: string }) => (await field(submit)).closest('form')?.requestSubmit(),
  tap: async ({ tap }: { tap: Word }) => (await button(tap)).click(),
  tapLast: async ({ tapLast }: { tapLast: Word }) => (await button(tapLast, '[role=alertdialog]')).click(),
  gone: ({ gone }: { gone: Word }) => appears(() => (find('button', i18n.t(gone)) ? undefined : true), i18n.t(gone)),
  async code({ code }: { code: string }) {
    const [message] = await control<SentMessage[]>('GET /outbox')
    type(await field(code), message?.code ?? '')
  },
  async control({ control: command, body }: { control: string; body: (now: number) => object }, { client }: House) {
    await control(command, body(await now()))
    await lookAgain(client)
  },
  async show({ show }: { show: Orders }, { navigate }: House) {
    const { depositId, refId } = await lastWaiting(show)
    navigate(depositId ? `${paths.deposit}?order=${depositId}` : paths.withdrawal(refId ?? ''))
  },
  async decide({ decide, as: decision }: { decide: Orders; as: string }, { client }: House) {
    const { depositId, refId } = await lastWaiting(decide)
    await control(`POST /cashier/${decide}`, { ...(depositId ? { depositId } : { refId }), decision })
    await lookAgain(client)
  },
  async play({ play }: { play: Play }, { client }: House) {
    await plays[play]()
    await lookAgain(client)
  },
}

/** Does one act; what cannot be found in time is an error that names it. */
export async function perform(act: Act, house: House): Promise<void> {
  if ('as' in act && !('decide' in act)) return void (await run(becomePersona(), act.as, house))
  const [name] = Object.keys(act) as (keyof typeof doers)[]
  await (doers[name!] as (act: Act, house: House) => unknown)(act, house)
}
