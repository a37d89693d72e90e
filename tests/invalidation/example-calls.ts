import { createMockServer, FROZEN_TIME, type MockServer, type Reply } from '@longan/mock-server'
import type { ExampleRequest } from '@longan/mock-server/example-requests'
import { compileAtRunTime } from '@longan/mock-server/internal/validators/at-run-time.ts'

export const ORIGIN = 'http://mock.local'
/** The middle of the day that the examples read. Their periods are moved to today, so that new records are in the lists. */
const EXAMPLE_NOON = Date.UTC(2025, 11, 31, 12)
const DAY = 86_400_000

/** Creates a mock that does not validate its responses: a hundred thousand are compared here, and other tests validate them. */
export const createUncheckedMock = (): MockServer =>
  createMockServer({ compile: (plan) => (plan.kind === 'answer' ? undefined : compileAtRunTime(plan)) })

export const isSuccess = (status: number): boolean => status >= 200 && status < 300

/** Returns the query without its filters, which would hide what changed; its period ends today and is `days` longer. */
export function wide({ operation, query }: ExampleRequest, days = 0): Record<string, string> {
  const isKept = (name: string) =>
    /^(?:start|end|page|size|language|lang)/.test(name) ||
    operation.parameters.some((one) => one.name === name && one.required)
  const moved = FROZEN_TIME - EXAMPLE_NOON
  const toToday = (name: string, text: string) => {
    if (!/^\d{13}$/.test(text)) return text
    return String(Number(text) + moved - (name.startsWith('start') ? days * DAY : 0))
  }
  const kept = Object.entries(query).filter(([name]) => isKept(name))
  return Object.fromEntries(kept.map(([name, text]) => [name, toToday(name, text)]))
}

type Sent = { world: string; token: string | undefined; language: string; query: Record<string, string> }

/** Sends an example with another query, without the cost of a `Request` and a `Response`. */
export function sendExample(
  mock: MockServer,
  { operation, path, query: original, headers, body = '' }: ExampleRequest,
  { world, token, language, query }: Sent,
): Promise<Reply> {
  const carriesToken = operation.token !== 'none' && token !== undefined
  const sent: Record<string, string> = {
    merchant: 'DEMO',
    ...headers,
    language,
    'x-mock-world': world,
    ...(carriesToken && { authorization: token }),
  }
  return mock.handle({
    method: operation.method,
    path,
    query: new URLSearchParams({ ...query, ...('language' in original && { language }) }),
    header: (name) => sent[name],
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}
