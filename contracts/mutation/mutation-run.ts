import { createMockServer, type Call, type Reply } from '@longan/mock-server'
import { listen } from '@longan/mock-server/node'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { freshPacts, type Interaction, type PactFile } from '../pact-file.ts'
import { verify } from '../verify/verification.ts'

const HEADER = 'X-Mutant'
type AnswerFunction = (number: number, call: Call, truth: () => Promise<Reply>) => Reply | Promise<Reply>
type MutationRun = { pact: PactFile; interactions: Interaction[]; answer: AnswerFunction; hasStates: boolean }
type NumberedInteraction = { interaction: Interaction; number: number }

/** Mutants per process: results are reported when it ends. */
const BATCH_SIZE = 1000
/** Minimum interactions per process: starting one takes a second, as long as this many interactions. */
const MIN_SHARE = 50

/**
 * Verifies interactions, each answered by its number in the list. Returns the numbers of the broken ones. Runs one share per processor, each with
 * its own mock.
 */
export async function findBroken(run: MutationRun): Promise<Set<number>> {
  const shares = sharesOf(run.interactions)
  const broken = await Promise.all(shares.map((share) => findBrokenInShare(run, share)))
  return new Set(broken.flat())
}

function sharesOf(interactions: Interaction[]): NumberedInteraction[][] {
  const numbered = interactions.map((interaction, number) => ({ interaction, number }))
  const shares = Math.min(availableParallelism(), Math.ceil(numbered.length / MIN_SHARE))
  const length = Math.ceil(numbered.length / shares)
  return Array.from({ length: shares }, (_, at) => numbered.slice(at * length, (at + 1) * length))
}

async function findBrokenInShare(
  { pact, answer, hasStates }: MutationRun,
  share: NumberedInteraction[],
): Promise<number[]> {
  const mock = createMockServer()
  const handle: typeof mock.handle = async (call) => {
    const number = call.header(HEADER.toLowerCase())
    return number === undefined ? mock.handle(call) : answer(Number(number), call, () => mock.handle(call))
  }
  const { url, close } = await listen({ ...mock, handle })
  const target = { provider: url, ...(hasStates && { statesUrl: `${url}/__admin/provider-states` }) }
  const broken: number[] = []
  try {
    for (let at = 0; at < share.length; at += BATCH_SIZE) {
      const interactions = share.slice(at, at + BATCH_SIZE).map((one) => withNumber(one, hasStates))
      const { known, designed } = await verify({ ...target, file: writePact({ ...pact, interactions }, share[0]!) })
      broken.push(...[...known.broken, ...designed.broken].map(({ interaction }) => Number(interaction.split('#')[1])))
    }
  } finally {
    await close()
  }
  return broken
}

/** Adds the number to an interaction. Responses from memory need no provider states and no values from states. */
function withNumber(
  { interaction: { request, ...rest }, number }: NumberedInteraction,
  hasStates: boolean,
): Interaction {
  const { headers, generators, ...fixed } = request as typeof request & { headers?: object; generators?: object }
  const { providerStates, ...expected } = rest
  const description = `${rest.description} #${number}`
  const named = { ...fixed, headers: { ...headers, [HEADER]: [String(number)] } }
  if (!hasStates) return { ...expected, description, request: named }
  const states = providerStates && { providerStates }
  return { ...expected, ...states, description, request: { ...named, ...(generators && { generators }) } as never }
}

function writePact(pact: PactFile, { number }: NumberedInteraction): string {
  const file = fileURLToPath(new URL(`../mutants-${process.pid}-${number}.json`, freshPacts))
  mkdirSync(freshPacts, { recursive: true })
  writeFileSync(file, JSON.stringify(pact))
  return file
}
