import { createMockServer, type Call, type Reply } from '@longan/mock-server'
import { listen } from '@longan/mock-server/node'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { freshPacts, type Interaction, type PactFile } from '../pact-file.ts'
import { verify } from '../verification.ts'

const HEADER = 'X-Mutant'
type Answering = (number: number, call: Call, truth: () => Promise<Reply>) => Reply | Promise<Reply>
type Trial = { pact: PactFile; interactions: Interaction[]; answer: Answering; hasStates: boolean }
type Share = { interaction: Interaction; number: number }

/** Mutants per process: results are reported when it ends. */
const AT_ONCE = 1000
/** A process takes a second to begin, as long as so many interactions. */
const LEAST = 50

/**
 * Verifies interactions, each answered by its number in the list, and tells the numbers of those that are broken. As many at a time as there are
 * processors, each share in front of a mock of its own.
 */
export async function tried(trial: Trial): Promise<Set<number>> {
  const shares = sharesOf(trial.interactions)
  const broken = await Promise.all(shares.map((share) => triedShare(trial, share)))
  return new Set(broken.flat())
}

/** Neighbours stay together: they are alike, and so is the time they take. */
function sharesOf(interactions: Interaction[]): Share[][] {
  const numbered = interactions.map((interaction, number) => ({ interaction, number }))
  const shares = Math.min(availableParallelism(), Math.ceil(numbered.length / LEAST))
  const length = Math.ceil(numbered.length / shares)
  return Array.from({ length: shares }, (_, at) => numbered.slice(at * length, (at + 1) * length))
}

async function triedShare({ pact, answer, hasStates }: Trial, share: Share[]): Promise<number[]> {
  const mock = createMockServer()
  const handle: typeof mock.handle = async (call) => {
    const number = call.header(HEADER.toLowerCase())
    return number === undefined ? mock.handle(call) : answer(Number(number), call, () => mock.handle(call))
  }
  const { url, close } = await listen({ ...mock, handle })
  const target = { provider: url, ...(hasStates && { statesUrl: `${url}/__admin/provider-states` }) }
  const broken: number[] = []
  try {
    for (let at = 0; at < share.length; at += AT_ONCE) {
      const interactions = share.slice(at, at + AT_ONCE).map((one) => withNumber(one, hasStates))
      const { known, designed } = await verify({ ...target, file: written({ ...pact, interactions }, share[0]!) })
      broken.push(...[...known.broken, ...designed.broken].map(({ interaction }) => Number(interaction.split('#')[1])))
    }
  } finally {
    await close()
  }
  return broken
}

/** The interaction with its number. What is answered from memory takes no state, and nothing that a state would name. */
function withNumber({ interaction: { request, ...rest }, number }: Share, hasStates: boolean): Interaction {
  const { headers, generators, ...asked } = request as typeof request & { headers?: object; generators?: object }
  const { providerStates, ...promised } = rest
  const description = `${rest.description} #${number}`
  const named = { ...asked, headers: { ...headers, [HEADER]: [String(number)] } }
  if (!hasStates) return { ...promised, description, request: named }
  const states = providerStates && { providerStates }
  return { ...promised, ...states, description, request: { ...named, ...(generators && { generators }) } as never }
}

function written(pact: PactFile, { number }: Share): string {
  const file = fileURLToPath(new URL(`../mutants-${process.pid}-${number}.json`, freshPacts))
  mkdirSync(freshPacts, { recursive: true })
  writeFileSync(file, JSON.stringify(pact))
  return file
}
