import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The part of a Pact Broker that Longan uses, written from the broker's public API documentation (index, publish contracts, pacts for
 * verification, verification results, matrix). It stores everything in memory, takes `main` as the main branch of every consumer, and knows no
 * tags and webhooks. A test server: no broker to keep pacts in.
 */
export type BrokerServer = {
  url: string
  /** Results in the order of their publication. */
  results: VerificationResult[]
  publications: Publication[]
  requests: string[]
  /** Records that a consumer version is in production. */
  deploy(version: string): void
  close(): Promise<void>
}

export type Publication = {
  consumer: string
  provider: string
  version: string
  branch: string
  buildUrl: string | undefined
  sha: string
  pact: Pact
}
export type VerificationResult = {
  sha: string
  branch: string | undefined
  success: boolean
  providerApplicationVersion: string
  buildUrl?: string
  testResults: { interactionId: string; interactionDescription: string; success: boolean; mismatches?: object[] }[]
}
type Pact = { interactions: { description: string }[] }
type Options = { token?: string; user?: { name: string; password: string } }
type Body = Record<string, unknown>
type Reply = { status: number; body: unknown }
type Handler = (match: string[], body: Body, query: URLSearchParams) => Reply

const MAIN_BRANCH = 'main'
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex')
const ok = (body: unknown, status = 200): Reply => ({ status, body })

export async function startBrokerServer({ token, user }: Options = {}): Promise<BrokerServer> {
  const publications: Publication[] = []
  const results: VerificationResult[] = []
  const requests: string[] = []
  const deployed = new Set<string>()
  const branches = new Map<string, string>()
  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const store: Store = { url, publications, results, deployed, branches }
  const routes = routesOf(store)
  const accepted = [
    ...(token ? [`Bearer ${token}`] : []),
    ...(user ? [`Basic ${Buffer.from(`${user.name}:${user.password}`).toString('base64')}`] : []),
  ]

  async function respond(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    requests.push(`${request.method} ${pathname}`)
    const text = Buffer.concat(await request.toArray()).toString()
    const { status, body } =
      accepted.length > 0 && !accepted.includes(request.headers.authorization ?? '')
        ? ok({ error: 'Unauthorized' }, 401)
        : answer(`${request.method} ${pathname}`, text, searchParams)
    response.writeHead(status, { 'content-type': 'application/hal+json;charset=utf-8' }).end(JSON.stringify(body))
  }

  function answer(call: string, text: string, query: URLSearchParams): Reply {
    for (const [pattern, handler] of routes) {
      const match = pattern.exec(call)
      if (match) return handler(match.slice(1).map(decodeURIComponent), text ? (JSON.parse(text) as Body) : {}, query)
    }
    return ok({ error: 'The requested document was not found on this server.' }, 404)
  }

  return {
    url,
    results,
    publications,
    requests,
    deploy: (version) => void deployed.add(version),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

type Store = {
  url: string
  publications: Publication[]
  results: VerificationResult[]
  deployed: Set<string>
  branches: Map<string, string>
}

const routesOf = (store: Store): [RegExp, Handler][] => [
  [/^GET \/$/, () => ok({ _links: indexLinks(store.url) })],
  [/^POST \/contracts\/publish$/, (_match, body) => publish(store, body)],
  [/^(?:GET|POST) \/pacts\/provider\/([^/]+)\/for-verification$/, ([provider], body) => select(store, provider!, body)],
  [/^GET \/pacts\/provider\/[^/]+\/consumer\/[^/]+\/pact-version\/(\w+)$/, ([sha]) => pactOf(store, sha!)],
  [
    /^POST \/pacts\/provider\/[^/]+\/consumer\/[^/]+\/pact-version\/(\w+)\/verification-results$/,
    ([sha], body) => storeResult(store, sha!, body),
  ],
  [
    /^PUT \/pacticipants\/[^/]+\/branches\/([^/]+)\/versions\/([^/]+)$/,
    ([branch, version]) => {
      store.branches.set(version!, branch!)
      return ok({}, 201)
    },
  ],
  [/^GET \/matrix$/, (_match, _body, query) => matrix(store, query)],
]

function indexLinks(url: string) {
  const link = (path: string) => ({ href: url + path, templated: path.includes('{') })
  return {
    self: link('/'),
    'pb:publish-contracts': link('/contracts/publish'),
    'pb:provider-pacts-for-verification': link('/pacts/provider/{provider}/for-verification'),
    'pb:pacticipant-branch-version': link('/pacticipants/{pacticipant}/branches/{branch}/versions/{version}'),
    'pb:pacticipant-version': link('/pacticipants/{pacticipant}/versions/{version}'),
    'pb:pacticipant': link('/pacticipants/{pacticipant}'),
  }
}

type Contract = Record<'consumerName' | 'providerName' | 'specification' | 'contentType' | 'content', string>

function publish(store: Store, body: Body): Reply {
  const missing = ['pacticipantName', 'pacticipantVersionNumber', 'contracts'].filter((name) => !body[name])
  if (missing.length > 0) return ok({ errors: Object.fromEntries(missing.map((name) => [name, ['is missing']])) }, 400)
  const version = String(body['pacticipantVersionNumber'])
  const [contract] = body['contracts'] as Contract[]
  const content = Buffer.from(contract!.content, 'base64').toString()
  const { consumerName: consumer, providerName: provider } = contract!
  const sha = sha1(content)
  if (store.publications.some((one) => one.version === version && one.sha !== sha)) {
    const text = `Cannot change the content of the pact for ${consumer} version ${version} and provider ${provider}, as race conditions will cause unreliable results for can-i-deploy.`
    return ok({ notices: [{ type: 'error', text }], errors: { contracts: [text] } }, 409)
  }
  const pact = JSON.parse(content) as Pact
  const buildUrl = body['buildUrl'] as string | undefined
  store.publications.push({ consumer, provider, version, branch: String(body['branch']), buildUrl, sha, pact })
  const text = `Pact successfully published for ${consumer} version ${version} and provider ${provider}.`
  return ok({
    notices: [
      { type: 'success', text },
      { type: 'prompt', text: '  Next steps:' },
    ],
    _links: {
      'pb:contracts': [{ href: `${store.url}/pacts/provider/${provider}/consumer/${consumer}/version/${version}` }],
    },
  })
}

type Selector = {
  mainBranch?: true
  matchingBranch?: true
  deployedOrReleased?: true
  deployed?: true
  branch?: string
}

function select(store: Store, provider: string, body: Body): Reply {
  const { providerVersionBranch: ours, includePendingStatus, includeWipPactsSince } = body as Record<string, string>
  const self = { href: `${store.url}/pacts/provider/${provider}/for-verification` }
  if (!body['consumerVersionSelectors']) return ok({ _links: { self }, _embedded: { pacts: [] } })
  if (includePendingStatus && !ours)
    return ok({ errors: { providerVersionBranch: ['must be specified when pending or WIP pacts are enabled'] } }, 400)
  const selectors = body['consumerVersionSelectors'] as Selector[]
  const isSelected = ({ branch, version }: Publication) =>
    selectors.some(
      (one) =>
        (one.mainBranch && branch === MAIN_BRANCH) ||
        (one.matchingBranch && branch === ours) ||
        ((one.deployedOrReleased || one.deployed) && store.deployed.has(version)) ||
        (one.branch !== undefined && one.branch === branch),
    )
  const isPending = ({ sha }: Publication) =>
    !store.results.some((one) => one.sha === sha && one.success && one.branch === ours)
  const latest = [
    ...new Map(store.publications.map((one) => [`${one.branch} ${store.deployed.has(one.version)}`, one])).values(),
  ]
  const selected = latest.filter(isSelected)
  const wip = latest.filter((one) => includeWipPactsSince && !isSelected(one) && isPending(one))
  const unique = new Map(
    [...wip.map((one) => [one, true] as const), ...selected.map((one) => [one, false] as const)].map((entry) => [
      entry[0].sha,
      entry,
    ]),
  )
  const pacts = [...unique.values()].map(([one, isWip]) => toSelected(store, one, { isWip, isPending: isPending(one) }))
  return ok({ _embedded: { pacts }, _links: { self } })
}

const pathOf = ({ provider, consumer, sha }: Publication) =>
  `/pacts/provider/${provider}/consumer/${consumer}/pact-version/${sha}`

function toSelected({ url }: Store, one: Publication, { isWip, isPending }: { isWip: boolean; isPending: boolean }) {
  const where = isWip ? `is work in progress on branch ${one.branch}` : `belongs to the branch ${one.branch}`
  const notices = [
    { when: 'before_verification', text: `The pact is being verified because it ${where}` },
    { when: 'after_verification:success_false_published_true', text: 'This pact is still in pending state' },
  ]
  return {
    verificationProperties: { notices, pending: isPending, ...(isWip && { wip: true }) },
    _links: {
      self: { href: url + pathOf(one), name: `Pact between ${one.consumer} (${one.version}) and ${one.provider}` },
    },
  }
}

function pactOf({ url, publications }: Store, sha: string): Reply {
  const one = publications.find((publication) => publication.sha === sha)
  if (!one) return ok({ error: 'not found' }, 404)
  const interactions = one.pact.interactions.map((interaction) => ({
    ...interaction,
    _id: sha1(interaction.description),
  }))
  const results = { href: `${url}${pathOf(one)}/verification-results` }
  return ok({ ...one.pact, interactions, _links: { 'pb:publish-verification-results': results } })
}

function storeResult(store: Store, sha: string, body: Body): Reply {
  const result = body as Omit<VerificationResult, 'sha' | 'branch'>
  if (typeof result.success !== 'boolean' || !result.providerApplicationVersion)
    return ok({ errors: { success: ['is missing'] } }, 400)
  store.results.push({ ...result, sha, branch: store.branches.get(result.providerApplicationVersion) })
  return ok({ _links: {} }, 201)
}

/** Says whether a version may be deployed: the latest result of its pact is a success. */
function matrix(store: Store, query: URLSearchParams): Reply {
  const version = query.get('q[][version]')
  const one = store.publications.find((publication) => publication.version === version)
  const result = store.results.findLast(({ sha }) => sha === one?.sha)
  const reason = result?.success
    ? 'All required verification results are published and successful'
    : 'There is no successful verification of this version'
  return ok({
    summary: {
      deployable: result?.success === true,
      reason,
      success: Number(result?.success === true),
      failed: 0,
      unknown: 0,
    },
    notices: [{ type: result?.success ? 'success' : 'error', text: reason }],
    matrix: one && result ? [rowOf(store, one, result)] : [],
  })
}

const rowOf = ({ url }: Store, one: Publication, result: VerificationResult) => ({
  consumer: { name: one.consumer, version: { number: one.version, branch: one.branch } },
  provider: { name: one.provider, version: { number: result.providerApplicationVersion } },
  pact: { createdAt: new Date(0).toISOString() },
  verificationResult: { success: result.success, _links: { self: { href: `${url}/` } } },
})
