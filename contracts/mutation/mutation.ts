import { createMockServer, type Reply } from '@longan/mock-server'
import { listen } from '@longan/mock-server/node'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { freshPacts, type Interaction, outcomeOf, type PactFile, readPact } from '../pact-file.ts'
import { verify } from '../verification.ts'
import { type Mutant, mutantsOf } from './mutants.ts'

/** What became of a mutant. A killed one was noticed. */
export type Fate = { name: string; field: string; interaction: string; isKilled: boolean }
/** How many of all mutants are tried, and which: a seed always chooses the same. Without a number, all. */
export type Sample = { size?: number | undefined; seed: number }
type Copy = { mutant: Mutant; interaction: Interaction }

const HEADER = 'X-Mutant'
/** So many in one process: what is noticed is told when it ends. */
const AT_ONCE = 1000

/**
 * Breaks the mock's answers one field at a time, and asks the pact to notice. Each mutant is a copy of its interaction that carries the
 * mutant's number, so that one verification tries all of them.
 */
export async function mutate(pact: PactFile = readPact(), sample: Sample = { seed: 0 }): Promise<Fate[]> {
  const copies = drawn(copiesOf(pact), sample)
  const changed = new Set<number>()
  const noticed = new Set<number>()
  const { url, close } = await listen(spoilt(copies, changed))
  const numbered = copies.map(({ interaction }, number) => withNumber(interaction, number))
  for (let at = 0; at < numbered.length; at += AT_ONCE) {
    const file = written({ ...pact, interactions: numbered.slice(at, at + AT_ONCE) })
    const { known, designed } = await verify({ provider: url, statesUrl: `${url}/__admin/provider-states`, file })
    for (const { interaction } of [...known.broken, ...designed.broken]) noticed.add(Number(interaction.split('#')[1]))
  }
  await close()
  return fatesOf(copies, changed, noticed)
}

/** Interactions of one operation share their fields, and refusals with one code theirs: each mutant is tried once. */
function copiesOf({ interactions }: PactFile): Copy[] {
  const copies = new Map<string, Copy>()
  for (const interaction of interactions) {
    const { operation, status, code } = outcomeOf(interaction)
    for (const mutant of mutantsOf(interaction)) {
      const isAboutAll = status !== 200 && mutant.field.includes('.')
      const key = [isAboutAll ? code : operation, status, mutant.field, mutant.name].join(' ')
      if (!copies.has(key) || interaction.pending) copies.set(key, { mutant, interaction })
    }
  }
  return [...copies.values()]
}

/** As many of the copies as the sample takes, in their order. */
function drawn(copies: Copy[], { size = copies.length, seed }: Sample): Copy[] {
  const next = numbersFrom(seed)
  const lots = copies.map((copy, at) => ({ copy, at, lot: next() })).toSorted((one, other) => one.lot - other.lot)
  const chosen = lots.slice(0, size).toSorted((one, other) => one.at - other.at)
  return chosen.map(({ copy }) => copy)
}

/** Numbers below 2^32 that follow from a seed. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
}

/** A mock whose answers are changed by the mutant that the request names. */
function spoilt(copies: Copy[], changed: Set<number>) {
  const mock = createMockServer()
  const handle: typeof mock.handle = async (call): Promise<Reply> => {
    const reply = await mock.handle(call)
    const number = call.header(HEADER.toLowerCase())
    const copy = number === undefined ? undefined : copies[Number(number)]
    if (!copy) return reply
    const { status, body } = copy.mutant.spoil(reply)
    if (status !== reply.status || body !== reply.body) changed.add(Number(number))
    return { ...reply, status, body }
  }
  return { ...mock, handle }
}

function withNumber({ request, ...rest }: Interaction, number: number): Interaction {
  const { headers } = request as { headers?: Record<string, string[]> }
  const named = { ...request, headers: { ...headers, [HEADER]: [String(number)] } }
  return { ...rest, description: `${rest.description} #${number}`, request: named }
}

function written(pact: PactFile): string {
  const file = fileURLToPath(new URL(`../mutants-${process.pid}.json`, freshPacts))
  mkdirSync(freshPacts, { recursive: true })
  writeFileSync(file, JSON.stringify(pact))
  return file
}

/** A mutant that changed no answer is none. */
const fatesOf = (copies: Copy[], changed: Set<number>, noticed: Set<number>): Fate[] =>
  copies
    .map(({ mutant: { name, field }, interaction }, number) => ({
      name,
      field,
      interaction: interaction.description,
      isKilled: noticed.has(number),
    }))
    .filter((_fate, number) => changed.has(number))
