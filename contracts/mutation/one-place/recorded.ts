import { createMockServer, FROZEN_TIME, type MockServer } from '@longan/mock-server'
import { TOKEN } from '../../consumer/examples.ts'
import type { Interaction, PactFile } from '../../pact-file.ts'
import { ignoringOne, inOtherLanguage, queryValues, type Request, toCall, toRequest } from './requests.ts'

export type Answer = { status: number; body: unknown }
/** The mock's true answer to an interaction, and its answers to other requests in the same states. */
export type Recorded = {
  interaction: Interaction
  truth: Answer
  /** When the provider's clock is 40 days and some hours later. */
  later: Answer
  translated: Answer | undefined
  /** To another member's session; undefined for guests and commands. */
  ofAnother: Answer | undefined
  /** By a gateway that ignores the query parameter. */
  ignoring: Record<string, Answer>
}

const WORLD = { 'x-mock-world': 'mutants' }
const OTHER_TOKEN = TOKEN.replace('6f', '7a')
/** Another time of the day, another day of the week and another month. */
const LATER = FROZEN_TIME + 40 * 86_400_000 + 3 * 3_600_000 + 17 * 60_000

/** Answers all interactions of a pact with the mock, in this process; texts and empty answers are left out. */
export async function recordAnswers({ interactions }: PactFile): Promise<Recorded[]> {
  const mock = createMockServer()
  const values = queryValues(interactions.filter(({ response }) => response.status < 400))
  const recorded: Recorded[] = []
  for (const interaction of interactions) {
    const one = isJson(interaction) && (await recordOne(mock, interaction, values))
    if (one) recorded.push(one)
  }
  return recorded
}

const isJson = ({ response }: Interaction) => typeof response.body?.content === 'object'

async function recordOne(mock: MockServer, interaction: Interaction, values: Map<string, Set<string>>) {
  const request = toRequest(interaction)
  const answer = (changed: Request, setUp?: () => Promise<unknown>) =>
    answerIn(mock, interaction, { request: changed, setUp })
  const truth = await answer(request)
  if (!truth) return undefined
  const recorded: Recorded = {
    interaction,
    truth,
    later: truth,
    translated: undefined,
    ofAnother: undefined,
    ignoring: {},
  }
  if (interaction.response.status >= 400) return recorded
  recorded.later = (await answer(request, () => control(mock, 'clock/set', { time: LATER }))) ?? truth
  recorded.translated = await answer(inOtherLanguage(request))
  if (request.method !== 'GET') return recorded
  if (request.headers['authorization']) recorded.ofAnother = await answerToAnother(mock, interaction, answer)
  for (const [name, requests] of ignoringOne(interaction, values)) {
    const answers = await inTurn(requests, (one) => answer(one))
    const usable = answers.find((one) => one?.status === truth.status)
    if (usable) recorded.ignoring[name] = usable
  }
  return recorded
}

type AnswerWith = (changed: Request, setUp?: () => Promise<unknown>) => Promise<Answer | undefined>

function answerToAnother(mock: MockServer, interaction: Interaction, answer: AnswerWith) {
  const account = JSON.stringify(interaction.providerStates).includes('"demo01"') ? 'demo02' : 'demo01'
  const request = toRequest(interaction)
  const params = { account, token: OTHER_TOKEN }
  return answer({ ...request, headers: { ...request.headers, authorization: OTHER_TOKEN } }, () =>
    control(mock, 'provider-states', { action: 'setup', state: 'a member is signed in', params }),
  )
}

type Asked = { request: Request; setUp: (() => Promise<unknown>) | undefined }

/** The answer in a new world that is set up, and then has the states of the interaction. */
async function answerIn(mock: MockServer, { providerStates = [] }: Interaction, { request, setUp }: Asked) {
  await control(mock, 'provider-states', { action: 'teardown', state: 'the site is open' })
  await setUp?.()
  for (const { name, params } of providerStates)
    await control(mock, 'provider-states', { action: 'setup', state: name, params })
  const reply = await mock.handle(toCall({ ...request, headers: { ...request.headers, ...WORLD } }))
  return reply.body === '' ? undefined : { status: reply.status, body: JSON.parse(reply.body) as unknown }
}

const control = (mock: MockServer, name: string, body: object) =>
  mock.handle(
    toCall({
      method: 'POST',
      path: `/__admin/${name}`,
      query: {},
      headers: { ...WORLD, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )

async function inTurn<One, Result>(all: One[], ask: (one: One) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (const one of all) results.push(await ask(one))
  return results
}
