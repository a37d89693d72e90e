import description from '@longan/openapi/operations' with { type: 'json' }
import { FROZEN_TIME, type MockServer } from '@longan/mock-server'
import { type ExampleRequest, exampleRequests } from '@longan/mock-server/example-requests'
import { createGateway } from '@longan/sdk'
import { UsageError } from '../../command-line.ts'
import { createUncheckedMock, isSuccess, ORIGIN, sendExample, wide } from './example-calls.ts'
import { type FirstCommand, firstCommands } from './first-commands.ts'

/** Who reads: the member who sends the commands, another member, the agent above both, a downline of the agent, and a guest. */
const VIEWERS = ['demo01', 'demo02', 'agent01', 'thaomy', 'guest'] as const
/** A game of each kind, so that each list of bets has a name in it. */
const SPORTS = 13_182
const GAMES = [10_001, 12_422, 12_625, 12_931, SPORTS, 13_219, 13_243]
type Viewer = (typeof VIEWERS)[number]
type Tokens = Readonly<Record<string, string | undefined>>
/** The body of each read of each viewer: `getWallet demo01`. */
type Readings = ReadonlyMap<string, string>

export type Measured = {
  /** The reads whose response changes, for anyone, when a command succeeds; by the command's operationId. */
  invalidates: Record<string, string[]>
  /** Reads that change without a command. */
  volatile: string[]
  /** Reads whose response depends on the language. */
  localized: string[]
  /** Commands that end the member's session: everything of the member becomes stale. */
  endsSession: string[]
}

/** What is sent before a command whose example would change nothing. */
const preparations: Record<string, string> = {
  transferAllBack: 'transferWallet',
  removeFavourite: 'addFavourite',
  cancelLotteryOrder: 'placeLotteryBets',
  cancelContract: 'createContract',
  deleteMailboxOutbox: 'sendMailboxMessage',
}
/** Replace parts of an example that is what the member has already, or that names nothing of its preparation. */
const changes: Record<string, Partial<ExampleRequest>> = {
  updateNickname: { body: { nickname: 'Anh Minh' } },
  setMemberLanguage: { body: { language: 'EN' } },
  cancelContract: { body: { contractId: 1 } },
  deleteMailboxOutbox: { query: { messageIds: '10000001' } },
}

type Described = { id: string; repeatable?: boolean; changesState?: true }
const commandsByGet = (description.operations as Described[]).flatMap(({ id, repeatable, changesState }) =>
  repeatable === false || changesState ? [id] : [],
)
const isRead = ({ operation: { id, method } }: ExampleRequest) => method === 'GET' && !commandsByGet.includes(id)
/** Sessions begin and end for a whole person: everything of the person becomes stale. */
const isOfSession = ({ operation }: ExampleRequest) => ['session', 'registration'].includes(operation.domain)

/** An older form of a call changes what the operation that replaces it changes. */
const isCurrent = ({ operation }: ExampleRequest) => operation.replacedBy === undefined

const requests = exampleRequests().filter(isCurrent)
const reads = requests.filter(isRead)
const commands = requests
  .filter((one) => !isRead(one) && !isOfSession(one))
  .map((one) => ({ ...one, ...changes[one.operation.id] }))

/**
 * Requests every read before and after every command, each in a copy of the same world whose clock stands still. With a read, only this one
 * before and after every command; with a command, every read before and after this one.
 */
export async function measureInvalidation(only?: string): Promise<Measured> {
  if (only !== undefined && ![...reads, ...commands].some(({ operation }) => operation.id === only))
    throw new UsageError(
      `There is no operation "${only}" that is measured: older forms and commands of a session are not`,
    )
  const mock = createUncheckedMock()
  const tokens = await signInAll(mock)
  await setLimits(mock)
  const read = reads.filter(({ operation }) => operation.id === only)
  const isWanted = (id: string) => only === undefined || read.length > 0 || id === only
  // The session has ended if the wallet of a viewer can no longer be read.
  const ofSession = reads.filter(({ operation }) => operation.id === 'getWallet')
  const wanted = read.length > 0 ? [...read, ...ofSession] : reads
  const { readIn, controlOf, perform, leaveOut } = createReader(mock, tokens, wanted)
  const volatile = changed(await controlOf(), await readIn(async () => true))
  leaveOut(volatile)
  const localized = new Set<string>()
  const compareLanguages = async (prepare: (world: string) => Promise<boolean>, days = 0) => {
    const english = await readIn(prepare, { days })
    const vietnamese = await readIn(prepare, { days, language: 'VI', isKnown: (id) => localized.has(id) })
    for (const id of different(english, vietnamese)) localized.add(id)
    return english
  }
  await compareLanguages((world) => placeBets(mock, world), 29)
  const measured: Measured = { invalidates: {}, volatile, localized: [], endsSession: [] }
  for (const command of commands.filter(({ operation }) => isWanted(operation.id))) {
    const { id } = command.operation
    const before = await controlOf(command)
    const after = await compareLanguages((world) => perform(world, command))
    if (hasEnded(before, after, command.persona)) measured.endsSession.push(id)
    measured.invalidates[id] = changed(before, after)
  }
  for (const first of firstCommands.filter(({ id }) => isWanted(id))) {
    const sendIn = begin(mock, tokens, first)
    const before = await readIn((world) => sendIn(world, false))
    const also = changed(before, await readIn((world) => sendIn(world, true)))
    measured.invalidates[first.id] = [...new Set([...measured.invalidates[first.id]!, ...also])].toSorted()
  }
  return { ...measured, localized: [...localized].toSorted(), endsSession: measured.endsSession.toSorted() }
}

/** Reads everything in copies of the default world. */
function createReader(mock: MockServer, tokens: Tokens, wanted: ExampleRequest[]) {
  const controls = new Map<string, Readings>()
  let count = 0
  let left = wanted

  /** Throws if the copy cannot be prepared. `days` lengthens the periods of lists; a read that `isKnown` is left out. */
  async function readIn(
    prepare: (world: string) => Promise<boolean>,
    { language = 'EN', days = 0, isKnown = (_id: string): boolean => false } = {},
  ) {
    const world = `copy${++count}`
    await mock.worlds.fork((await mock.worlds.open('default')).world, world)
    if (!(await prepare(world))) throw new Error('The state that is to be read cannot be prepared')
    const unknown = left.filter(({ operation }) => !isKnown(operation.id))
    const readings = await readAll(mock, { world, tokens, language, days, wanted: unknown })
    await mock.worlds.remove(world)
    return readings
  }
  const submit = async (world: string, request: ExampleRequest) =>
    isSuccess((await send(mock, { world, request, token: tokens[request.persona], language: 'EN' })).status)
  const provide = async (world: string, command: ExampleRequest | undefined) => {
    const given = command?.given
    if (given && !(await control(mock, { world, path: '/provider-states', body: given })).ok) return false
    const preparation = preparationOf(command)
    return preparation === undefined || submit(world, preparation)
  }
  return {
    readIn,
    /** From now on reads nothing of these operations: their difference means nothing. */
    leaveOut: (ids: string[]) => void (left = left.filter(({ operation }) => !ids.includes(operation.id))),
    /** Throws if the example of the command does not succeed. */
    async perform(world: string, command: ExampleRequest) {
      if ((await provide(world, command)) && (await submit(world, command))) return true
      throw new Error(
        `The example of ${command.operation.id} does not succeed. Add a state that it needs to STATES in mock-server/src/adapters/example-requests.ts, or a command that comes first to preparations in tests/invalidation/measure.ts`,
      )
    },
    async controlOf(command?: ExampleRequest) {
      const key = JSON.stringify([command?.given, command && preparations[command.operation.id]])
      const known = controls.get(key) ?? (await readIn((world) => provide(world, command)))
      controls.set(key, known)
      return known
    },
  }
}

/** Gives the member limits that no command reaches: what is used of them changes with deposits and stakes. */
async function setLimits(mock: MockServer) {
  for (const kind of ['deposit', 'loss', 'stake']) {
    const body = { state: 'a member has a limit', params: { account: 'demo01', kind, period: 'month', amount: 1e9 } }
    await control(mock, { world: 'default', path: '/provider-states', body })
  }
}

/** Gives the member a settled bet of each kind, and an open one. */
async function placeBets(mock: MockServer, world: string): Promise<boolean> {
  const bet = { account: 'demo01', betAmount: 20_000 }
  const open = { gameType: 'SPORTS', nodeId: SPORTS, placedAt: FROZEN_TIME }
  const states = [
    ...GAMES.map((nodeId) => ({ state: 'a member has a settled bet', params: { ...bet, nodeId, winAmount: 5000 } })),
    { state: 'a member has an open bet', params: { ...bet, ...open } },
  ]
  const replies = await Promise.all(states.map((body) => control(mock, { world, path: '/provider-states', body })))
  return replies.every(({ ok }) => ok)
}

/** Sends what comes before a first command, and with `isWhole` the command too. */
const begin =
  (mock: MockServer, tokens: Tokens, { viewer, given = [], before = [], send: sendFirst }: FirstCommand) =>
  async (world: string, isWhole: boolean) => {
    for (const body of given) if (!(await control(mock, { world, path: '/provider-states', body })).ok) return false
    const gateway = createGateway({
      baseUrl: ORIGIN,
      merchant: 'DEMO',
      token: () => tokens[viewer],
      language: () => 'EN',
      fetch: (request) => {
        request.headers.set('x-mock-world', world)
        return mock.fetch(request)
      },
    })
    for (const step of [...before, ...(isWhole ? [sendFirst] : [])]) await step(gateway)
    return true
  }

function preparationOf(command: ExampleRequest | undefined): ExampleRequest | undefined {
  const id = command && preparations[command.operation.id]
  return id === undefined ? undefined : commands.find(({ operation }) => operation.id === id)
}

const hasEnded = (before: Readings, after: Readings, viewer: string) =>
  before.has(`getWallet ${viewer}`) && !after.has(`getWallet ${viewer}`)

/** Returns the operations with a reading that differs; what was read once only does not. */
function different(before: Readings, after: Readings, isViewer = (_viewer: string): boolean => true): string[] {
  const names = [...before].flatMap(([name, text]) => {
    const [id = '', viewer = ''] = name.split(' ')
    const now = after.get(name)
    return now === undefined || now === text || !isViewer(viewer) ? [] : [id]
  })
  return [...new Set(names)].toSorted()
}

/** Returns the operations with a reading that differs, without the viewers whose session has ended. */
const changed = (before: Readings, after: Readings) =>
  different(before, after, (viewer) => !hasEnded(before, after, viewer))

type Place = { world: string; tokens: Tokens; language: string; days: number; wanted: ExampleRequest[] }

async function readAll(mock: MockServer, { world, tokens, language, days, wanted }: Place): Promise<Readings> {
  const readings = new Map<string, string>()
  for (const viewer of VIEWERS)
    for (const request of wanted.filter((one) => isFor(one, viewer))) {
      const { status, body } = await send(mock, { world, request, token: tokens[viewer], language, days })
      if (isSuccess(status)) readings.set(`${request.operation.id} ${viewer}`, body)
    }
  return readings
}

/** A guest reads what needs no token; a member reads everything. */
const isFor = ({ operation }: ExampleRequest, viewer: Viewer) => viewer !== 'guest' || operation.token !== 'required'

type Sent = { world: string; request: ExampleRequest; token: string | undefined; language: string; days?: number }

const send = (mock: MockServer, { request, days, ...sent }: Sent) =>
  sendExample(mock, request, { ...sent, query: isRead(request) ? wide(request, days) : request.query })

const control = (
  mock: MockServer,
  { world, path, body, method = 'POST' }: { world: string; path: string; body: object; method?: string },
) =>
  mock.fetch(
    new Request(`${ORIGIN}/__admin${path}`, { method, headers: { 'x-mock-world': world }, body: JSON.stringify(body) }),
  )

/** Logs every viewer in, in the default world, and switches on every module that is not needed for a login. */
async function signInAll(mock: MockServer): Promise<Tokens> {
  const { session } = createGateway({ baseUrl: ORIGIN, merchant: 'DEMO', fetch: mock.fetch })
  const tokens: Record<string, string> = {}
  for (const username of VIEWERS.filter((viewer) => viewer !== 'guest'))
    tokens[username] = (await session.login({ type: 'username', username, password: 'Demo@123' })).token
  const modules = [...reads, ...commands].flatMap(({ operation }) => operation.module ?? [])
  const flags = Object.fromEntries(modules.map((module) => [module, true]))
  await control(mock, { world: 'default', path: '/settings', body: { flags }, method: 'PATCH' })
  return tokens
}
