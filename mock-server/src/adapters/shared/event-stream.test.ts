import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createMockServer } from '../../mock-server.ts'
import { listen } from '../node.ts'
import { streamEvents } from './event-stream.ts'

async function setup() {
  const mock = createMockServer()
  const server = await listen(mock)
  const control = (method: string, path: string, body?: object) =>
    fetch(`${server.url}/__admin${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
  const placeBet = () =>
    control('POST', '/provider-states', {
      state: 'a member has an open bet',
      params: { account: 'demo01', gameType: 'RNG', betAmount: 5, placedAt: 0 },
    })
  const open = async (headers: Record<string, string> = {}, query = '') => {
    const response = await fetch(`${server.url}/__admin/events${query}`, {
      headers: { accept: 'text/event-stream', ...headers },
    })
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
    let text = ''
    return {
      response,
      /** Reads until the stream has sent `wanted`, or to its end. */
      async readUntil(wanted: string) {
        while (!text.includes(wanted)) {
          const { done, value } = await reader.read()
          if (done) break
          text += value
        }
        return text
      },
      close: () => reader.cancel(),
    }
  }
  return { mock, server, control, placeBet, open, [Symbol.asyncDispose]: () => server.close() }
}

test('events are streamed with their number and kind when they happen', async () => {
  await using one = await setup()
  const stream = await one.open()
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  await stream.readUntil('events of default')

  await one.placeBet()

  expect(await stream.readUntil('demo01')).toContain('id: 1\nevent: bet.placed\ndata: {"id":1,"kind":"bet.placed"')
  await stream.close()
})

test('a stream resumes after the last event that its reader has', async () => {
  await using one = await setup()
  const first = await one.open()
  await first.readUntil('events of default')
  await one.placeBet()
  await first.readUntil('id: 1')
  await first.close()
  await one.placeBet()

  const second = await one.open({ 'last-event-id': '1' })
  const text = await second.readUntil('id: 2')

  expect(text).toContain('id: 2\n')
  expect(text).not.toContain('id: 1\n')
  await second.close()
})

test('a stream has the events of one kind after a number, as the list has', async () => {
  await using one = await setup()
  const first = await one.open()
  await first.readUntil('events of default')
  await one.placeBet()
  await first.close()
  const message = { kind: 'service', account: 'demo01', title: 'Hello', content: 'x' }
  await one.control('POST', '/messages', message)

  const stream = await one.open({}, '?since=0&kind=message.sent')
  await stream.readUntil('id: 2\n')
  await one.placeBet()
  await one.control('POST', '/messages', message)

  const kinds = [...(await stream.readUntil('id: 4\n')).matchAll(/^event: (.*)$/gm)].map(([, kind]) => kind)
  expect(kinds).toEqual(['message.sent', 'message.sent'])
  await stream.close()
})

test('a stream of an unknown kind is refused, as the list is', async () => {
  await using one = await setup()

  const { response, close } = await one.open({}, '?kind=bet.won')

  expect([response.status, response.headers.get('content-type')]).toEqual([400, 'application/json; charset=utf-8'])
  await close()
})

test.for([
  ['?world=other&kind=bet.won', 'kind'],
  ['?world=no%20name', 'x-mock-world'],
  ['?world=other&since=x', 'since'],
] as const)('a refused stream of %s names the field %s', async ([query, field]) => {
  await using one = await setup()

  const { readUntil } = await one.open({}, query)

  expect(JSON.parse(await readUntil('never'))).toMatchObject({ success: false, value: { field } })
})

test('a reader whose last event is unknown learns that events are lost', async () => {
  await using one = await setup()

  const stream = await one.open({ 'last-event-id': '99' })

  expect(await stream.readUntil('events.lost')).toContain('event: events.lost')
  await stream.close()
})

test('an EventSource names its world in the address', async () => {
  await using one = await setup()

  const stream = await one.open({}, '?world=other')

  expect(await stream.readUntil('events of')).toContain('events of other')
  await stream.close()
})

test('a stream ends when its world is removed, and when the server stops', async () => {
  await using one = await setup()
  const removed = await one.open({}, '?world=other')
  const stopped = await one.open()
  await removed.readUntil('events of')
  await stopped.readUntil('events of')

  await one.control('DELETE', '/worlds', { name: 'other' })
  expect(await removed.readUntil('never')).not.toContain('never')
  await one.server.finish()
  expect(await stopped.readUntil('never')).not.toContain('never')
})

test('without that type, and for a world with a wrong name, the answer is JSON', async () => {
  await using one = await setup()

  expect(await (await one.control('GET', '/events')).json()).toMatchObject({ last: 0, events: [] })
  const refused = await one.open({ 'x-mock-world': 'no name' })
  expect([refused.response.status, refused.response.headers.get('content-type')]).toEqual([
    400,
    'application/json; charset=utf-8',
  ])
  await refused.close()
})

test('a reader that is slow gets nothing after the end of its world, and does not open the world again', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const mock = createMockServer()
  // Its connection never closes.
  const outgoing = Object.assign(new EventEmitter(), {
    writeHead: () => undefined,
    write: vi.fn<(text: string) => void>(),
    end: vi.fn<() => void>(),
  })
  const incoming = { headers: {} } as IncomingMessage
  const target = { path: '/__admin/events', query: new URLSearchParams({ world: 'other' }) }
  const streams = new Set<() => void>()
  await streamEvents(mock, { incoming, outgoing: outgoing as unknown as ServerResponse, target }, streams)

  await mock.handle({
    method: 'DELETE',
    path: '/__admin/worlds',
    query: new URLSearchParams(),
    header: () => undefined,
    body: '{"name":"other"}',
  })
  outgoing.write.mockClear()
  await vi.advanceTimersByTimeAsync(60_000)

  expect(outgoing.end).toHaveBeenCalledOnce()
  expect(outgoing.write).not.toHaveBeenCalled()
  expect(mock.worlds.names()).not.toContain('other')
  expect(streams.size).toBe(0)
})
