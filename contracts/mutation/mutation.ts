import { listen } from '@longan/mock-server/node'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { verify } from '../verify/verification.ts'
import { type Reply, createMockServer, type Call } from '@longan/mock-server'
import { type Interaction, type PactFile, readPact, freshPacts } from '../pact-file.ts'
import { type Case, casesOf, type MutantCopy, sampleCases, type Sample } from './cases.ts'
import { clientVerdict } from './client.ts'

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

export const sources = ['pact', 'sdk', 'tests'] as const
export type Source = (typeof sources)[number]
/**
 * The outcome of a wrong response. `killed`: a check detected it. `equivalent`: it differs for no interaction. If it survived, `interaction` is one
 * that accepted it.
 */
export type MutationOutcome = {
  operation: string
  name: string
  field: string
  interaction: string
  status: 'killed' | 'survived' | 'equivalent'
  by: Source[]
}
type Detection = Omit<MutationOutcome, 'operation' | 'name' | 'field'>
type TrueReplies = Map<Interaction, Reply>

/**
 * Changes the mock's responses one field at a time, and checks whether the pact or the SDK detects it. True responses are recorded once and then
 * mutated. A mutant that the first interaction accepts is tried on all other interactions with the field.
 */
export async function mutate(pact: PactFile = readPact(), sample: Sample = { seed: 0 }): Promise<MutationOutcome[]> {
  const cases = sampleCases(casesOf(pact), sample)
  const truth: TrueReplies = new Map()
  const first = await evaluate(
    cases.map(({ copies }) => copies.slice(0, 1)),
    { pact, truth },
  )
  const open = cases.filter((one, at) => first[at]!.status !== 'killed' && one.copies.length > 1)
  const second = await evaluate(
    open.map(({ copies }) => copies.slice(1)),
    { pact, truth },
  )
  const again = new Map(open.map((one, at) => [one, second[at]!]))
  return cases.map((one, at) => toOutcome(one, first[at]!, again.get(one)))
}

function toOutcome({ operation, name, field }: Case, first: Detection, second: Detection = first): MutationOutcome {
  const status = [second.status, first.status].find((one) => one !== 'equivalent') ?? 'equivalent'
  const detection = status === second.status ? second : first
  return { operation, name, field, ...detection, status, by: [...new Set([...first.by, ...second.by])] }
}

type MutationContext = { pact: PactFile; truth: TrueReplies }

async function evaluate(lists: MutantCopy[][], { pact, truth }: MutationContext): Promise<Detection[]> {
  await recordTrueReplies(lists.flat(), { pact, truth })
  const changed = lists.map((list) => list.filter((copy) => isChanged(copy, truth)))
  const copies = changed.flat()
  const interactions = copies.map(({ interaction }) => interaction)
  const answer = (number: number) => mutatedReply(copies[number]!, truth)
  const broken = await findBroken({ pact, interactions, hasStates: false, answer })
  const byPact = new Set([...broken].map((number) => copies[number]!))
  return Promise.all(lists.map((list, at) => toDetection(list[0]!, changed[at]!, { truth, byPact })))
}

async function recordTrueReplies(copies: MutantCopy[], { pact, truth }: MutationContext) {
  const interactions = [...new Set(copies.map(({ interaction }) => interaction))].filter((one) => !truth.has(one))
  await findBroken({
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

const mutatedReply = ({ mutant, interaction }: MutantCopy, truth: TrueReplies): Reply => {
  const reply = truth.get(interaction)!
  return { ...reply, ...mutant.apply(reply) }
}

const isChanged = (copy: MutantCopy, truth: TrueReplies) =>
  JSON.stringify(mutatedReply(copy, truth)) !== JSON.stringify(truth.get(copy.interaction))

async function toDetection(
  one: MutantCopy,
  changed: MutantCopy[],
  { truth, byPact }: { truth: TrueReplies; byPact: Set<MutantCopy> },
) {
  const interaction = (changed.find((copy) => byPact.has(copy)) ?? changed[0] ?? one).interaction.description
  if (changed.length === 0) return { interaction, status: 'equivalent' as const, by: [] }
  const bySdk = await Promise.all(changed.map((copy) => isRefused(copy, truth)))
  const by: Source[] = [
    ...(changed.some((copy) => byPact.has(copy)) ? (['pact'] as const) : []),
    ...(bySdk.includes(true) ? (['sdk'] as const) : []),
  ]
  return { interaction, status: by.length > 0 ? ('killed' as const) : ('survived' as const), by }
}

async function isRefused(copy: MutantCopy, truth: TrueReplies): Promise<boolean> {
  const [operation = ''] = copy.interaction.description.split(' ')
  const verdicts = [truth.get(copy.interaction)!, mutatedReply(copy, truth)].map((reply) =>
    clientVerdict(operation, reply),
  )
  const [before, after] = await Promise.all(verdicts)
  return before !== after
}
