import type { Reply } from '@longan/mock-server'
import { type Interaction, type PactFile, readPact } from '../pact-file.ts'
import { type Case, casesOf, type Copy, drawn, type Sample } from './cases.ts'
import { verdictOn } from './client.ts'
import { tried } from './mutation-run.ts'

export type { Sample } from './cases.ts'
/** Which check noticed: the pact, the SDK or a test of our own gateway. */
export const sources = ['pact', 'sdk', 'tests'] as const
export type Source = (typeof sources)[number]
/**
 * What became of a wrong answer. `killed`: somebody noticed. `equivalent`: nothing was different, in front of no interaction. Where it
 * survived, `interaction` is one that let it pass.
 */
export type Fate = {
  operation: string
  name: string
  field: string
  interaction: string
  word: 'killed' | 'survived' | 'equivalent'
  by: Source[]
}
type Noticed = Omit<Fate, 'operation' | 'name' | 'field'>
type Truth = Map<Interaction, Reply>

/**
 * Breaks the mock's answers one field at a time, and asks pact and SDK to notice. What the mock answers is asked for once; from then on each wrong
 * answer is the true one, spoilt. What the first interaction lets pass is shown to every other that speaks of the field.
 */
export async function mutate(pact: PactFile = readPact(), sample: Sample = { seed: 0 }): Promise<Fate[]> {
  const cases = drawn(casesOf(pact), sample)
  const truth: Truth = new Map()
  const first = await fatesOf(
    cases.map(({ tries }) => tries.slice(0, 1)),
    { pact, truth },
  )
  const open = cases.filter((one, at) => first[at]!.word !== 'killed' && one.tries.length > 1)
  const second = await fatesOf(
    open.map(({ tries }) => tries.slice(1)),
    { pact, truth },
  )
  const again = new Map(open.map((one, at) => [one, second[at]!]))
  return cases.map((one, at) => fateOf(one, first[at]!, again.get(one)))
}

function fateOf({ operation, name, field }: Case, first: Noticed, second: Noticed = first): Fate {
  const word = [second.word, first.word].find((one) => one !== 'equivalent') ?? 'equivalent'
  const noticed = word === second.word ? second : first
  return { operation, name, field, ...noticed, word, by: [...new Set([...first.by, ...second.by])] }
}

type Ground = { pact: PactFile; truth: Truth }

/** Returns the outcome of copies of a mutant: it is killed if one of them is noticed. */
async function fatesOf(lists: Copy[][], { pact, truth }: Ground): Promise<Noticed[]> {
  await learn(lists.flat(), { pact, truth })
  const changed = lists.map((list) => list.filter((copy) => isChanged(copy, truth)))
  const copies = changed.flat()
  const interactions = copies.map(({ interaction }) => interaction)
  const answer = (number: number) => spoilt(copies[number]!, truth)
  const broken = await tried({ pact, interactions, hasStates: false, answer })
  const byPact = new Set([...broken].map((number) => copies[number]!))
  return Promise.all(lists.map((list, at) => noticedIn(list[0]!, changed[at]!, { truth, byPact })))
}

/** Asks the mock, in the states of each interaction, what it answers. */
async function learn(copies: Copy[], { pact, truth }: Ground) {
  const interactions = [...new Set(copies.map(({ interaction }) => interaction))].filter((one) => !truth.has(one))
  await tried({
    pact,
    interactions,
    hasStates: true,
    async answer(number, _call, ask) {
      const reply = await ask()
      truth.set(interactions[number]!, reply)
      return reply
    },
  })
}

const spoilt = ({ mutant, interaction }: Copy, truth: Truth): Reply => {
  const reply = truth.get(interaction)!
  return { ...reply, ...mutant.spoil(reply) }
}

const isChanged = (copy: Copy, truth: Truth) =>
  JSON.stringify(spoilt(copy, truth)) !== JSON.stringify(truth.get(copy.interaction))

async function noticedIn(one: Copy, changed: Copy[], { truth, byPact }: { truth: Truth; byPact: Set<Copy> }) {
  const interaction = (changed.find((copy) => byPact.has(copy)) ?? changed[0] ?? one).interaction.description
  if (changed.length === 0) return { interaction, word: 'equivalent' as const, by: [] }
  const bySdk = await Promise.all(changed.map((copy) => isRefused(copy, truth)))
  const by: Source[] = [
    ...(changed.some((copy) => byPact.has(copy)) ? (['pact'] as const) : []),
    ...(bySdk.includes(true) ? (['sdk'] as const) : []),
  ]
  return { interaction, word: by.length > 0 ? ('killed' as const) : ('survived' as const), by }
}

/** Returns true if the SDK's result differs from that of the right response. */
async function isRefused(copy: Copy, truth: Truth): Promise<boolean> {
  const [operation = ''] = copy.interaction.description.split(' ')
  const verdicts = [truth.get(copy.interaction)!, spoilt(copy, truth)].map((reply) => verdictOn(operation, reply))
  const [before, after] = await Promise.all(verdicts)
  return before !== after
}
