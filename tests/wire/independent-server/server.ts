import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'
import { createCipher } from './cipher.ts'
import { type Answers, type Asked, refused, type Said, unknown } from './dialect.ts'
import { announcements, messages } from './letters.ts'
import { createPeople, member, type Purse, session, wallet } from './people.ts'
import { type Site, system } from './system.ts'

const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, Authorization',
  'access-control-allow-methods': '*',
  'access-control-max-age': '600',
}

/**
 * A gateway that nobody of this house has written: another implementation of five domains (system, session, member, wallet,
 * messages) and the notices, on an origin of its own. It shares no line with the mock and reads every switch of the profile
 * the other way; what it does not serve is a bare 404. It stands for a real gateway, which the app meets by configuration alone.
 */
export async function secondGateway() {
  const cipher = createCipher()
  const calls: (Asked & { call: string })[] = []
  let day = firstDay(cipher)

  function answer(asked: Asked): Said {
    const call = `${asked.method} ${asked.path}`
    calls.push({ ...asked, call })
    try {
      return day.answers[call]?.(asked) ?? unknown
    } catch {
      return refused('request_body_required', 'Không đọc được nội dung', 500)
    }
  }

  const server = createServer((request, response) => void receive(request, response, answer))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All is as on its first day, and nothing was asked yet. */
    anew() {
      calls.length = 0
      day = firstDay(cipher)
      return day
    },
    /** What it was asked, in order. */
    calls: () => calls,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Who is there, what breaks down, and whether the site is open. */
function firstDay({ open, modulus }: ReturnType<typeof createCipher>) {
  const [people, purse, site] = [createPeople(), { isJammed: false } as Purse, { code: 0 } as Site]
  const answers: Answers = {
    ...system(site),
    ...session(people, { open: ({ text, seal }) => JSON.parse(open(text, seal)), modulus }),
    ...member(people),
    ...wallet(people, purse),
    ...messages(people),
    ...announcements(),
  }
  return { people, purse, site, answers }
}

async function receive(request: IncomingMessage, response: ServerResponse, answer: (asked: Asked) => Said) {
  if (request.method === 'OPTIONS') return void response.writeHead(204, crossOrigin).end()
  const { status, body } = answer(await asked(request))
  const isText = typeof body === 'string'
  response.writeHead(status, { ...crossOrigin, 'content-type': isText ? 'text/plain' : 'application/json' })
  response.end(isText ? body : JSON.stringify(body))
}

async function asked(request: IncomingMessage): Promise<Asked> {
  const { method = '', url = '', headers } = request
  const { pathname: path, searchParams: query } = new URL(url, 'http://second')
  const [token, seal] = [headers.authorization ?? '', String(headers['encryption'] ?? '')]
  return { method, path, query, token, seal, text: await textOf(request) }
}
