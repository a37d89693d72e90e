import { refuse } from '../../command-line.ts'
import { sendRequest } from '../verify/gateway-request.ts'

/** A resource of the broker: HAL, so its links are next to its values. */
export type Resource = {
  _links?: Record<string, Link | undefined>
  _embedded?: Record<string, unknown>
  [name: string]: unknown
}
type Link = { href?: string }

/** A sentence that says why the broker did not do what it was asked for. */
export class BrokerError extends Error {
  override name = 'BrokerError'
}

/** Throws a usage error for what is not an address. Credentials in an address would be printed with it. */
export function toBrokerUrl(address: string): string {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol))
    return refuse('The address of the broker must begin with http:// or https://')
  if (url.username || url.password)
    refuse('Put the credentials into PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD, not into the address of the broker')
  return url.href
}

const TIMEOUT_MS = 30_000
const NAME = 'the broker'
const HAL = 'application/hal+json, application/json'

type Environment = Readonly<Record<string, string | undefined>>
type Send = { method?: string; body?: unknown }

export type BrokerClient = {
  /** Sends a request to an address that the broker has named. Throws a `BrokerError` unless it succeeds. */
  send(href: string, request?: Send): Promise<Resource>
  /** Returns the address of a link of the index, with its parameters filled in. */
  linkTo(relation: string, parameters?: Record<string, string>): string
}

/** Reads the index of a broker. Throws a `BrokerError` if there is no broker, or if it refuses the credentials. */
export async function connectToBroker(address: string, environment: Environment = process.env): Promise<BrokerClient> {
  const base = new URL(address)
  const authorization = authorizationOf(environment)
  const send = async (href: string, { method = 'GET', body }: Send = {}): Promise<Resource> => {
    const url = new URL(href, base)
    // Credentials are for one origin: a link elsewhere must not get them.
    if (url.origin !== base.origin)
      throw new BrokerError(`The broker links to ${url.origin}: set its base URL to ${base.origin}`)
    const answer = await sendRequest(
      new URL(url.origin),
      {
        method,
        url: url.pathname + url.search,
        headers: {
          accept: HAL,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(authorization !== undefined && { authorization }),
        },
        body: Buffer.from(body === undefined ? '' : JSON.stringify(body)),
      },
      { timeoutMs: TIMEOUT_MS, name: NAME },
    ).catch((error: Error) => {
      throw new BrokerError(capitalized(error.message))
    })
    const resource = parse(answer.body.toString())
    if (answer.status >= 200 && answer.status < 300) return resource ?? {}
    throw new BrokerError(refusalOf(answer.status, { request: `${method} ${url.pathname}`, resource, authorization }))
  }
  const index = await send(base.href)
  const linkTo = (relation: string, parameters: Record<string, string> = {}) => {
    const href = index._links?.[relation]?.href
    if (href === undefined)
      throw new BrokerError(`${base.href} is not a Pact Broker: its index has no link ${relation}`)
    return href.replaceAll(/\{(\w+)\}/g, (_all, name: string) => encodeURIComponent(parameters[name] ?? ''))
  }
  return { send, linkTo }
}

function authorizationOf(environment: Environment): string | undefined {
  const { PACT_BROKER_TOKEN: token, PACT_BROKER_USERNAME: user, PACT_BROKER_PASSWORD: password = '' } = environment
  if (token) return `Bearer ${token}`
  return user ? `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` : undefined
}

type Refused = { request: string; resource: Resource | undefined; authorization: string | undefined }

function refusalOf(status: number, { request, resource, authorization }: Refused): string {
  const reason = reasonOf(resource)
  if (status === 401)
    return authorization === undefined
      ? 'The broker asks for credentials (401): set PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD'
      : 'The broker does not accept the credentials (401): check PACT_BROKER_TOKEN, or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD'
  if (status === 403) return `The credentials do not allow ${request} (403)${reason}`
  if (status === 409)
    return `The broker has other content for this version (409)${reason}. Commit the change, so that it has a version of its own`
  return `The broker responded with status ${status} to ${request}${reason}`
}

const MAX_REASON = 300

/** The messages of an error response: `errors` is a list or a map of lists, `error` an object or a text. */
function reasonOf(resource: Resource | undefined): string {
  const { errors, error } = resource ?? {}
  const message = textsIn(errors ?? error)
    .join('; ')
    .replaceAll(/\s+/g, ' ')
    .replace(/\.$/, '')
    .slice(0, MAX_REASON)
  return message === '' ? '' : `: ${message}`
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function parse(text: string): Resource | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Resource) : undefined
  } catch {
    return undefined
  }
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
