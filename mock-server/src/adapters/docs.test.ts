import { expect, test } from 'vitest'
import { commands } from '../admin/control.ts'
import { controlDescription } from '../admin/control-openapi.ts'
import { COMMAND_SUMMARIES } from '../admin/control-openapi.ts'
import { openApiDocument } from '../kernel/validation/openapi-document.ts'
import { createNodeMock, listen } from './node.ts'
import { setup } from './testing.ts'

async function served() {
  const server = await listen(createNodeMock())
  const get = (path: string) => fetch(`${server.url}/__admin/${path}`)
  return { get, [Symbol.asyncDispose]: server.close }
}

test('the documentation page is complete offline, and sends requests to the mock only', async () => {
  await using server = await served()
  const page = await server.get('docs')
  const html = await page.text()
  const files = [...html.matchAll(/(?:src|href)="(docs\/[^"]+)"/g)].map(([, file]) => file!)
  const start = await (await server.get('docs/start.js')).text()
  const descriptions = [...start.matchAll(/url: '([^']+)'/g)].map(([, file]) => file!)

  const answers = await Promise.all([...files, ...descriptions].map(server.get))

  expect([files.length, descriptions.length]).toEqual([4, 2])
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
  expect(html + start).not.toMatch(/https?:/)
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'")
  expect(start).toContain('showExtensions: true')
})

test('both documents are complete, and state the provenance of every operation', async () => {
  await using server = await served()
  const read = async (name: string) => {
    const { paths } = (await (await server.get(`docs/${name}.json`)).json()) as {
      paths: Record<string, Record<string, { 'x-provenance'?: string }>>
    }
    return Object.values(paths).flatMap((item) => Object.values(item).map((one) => one['x-provenance']))
  }

  const [gateway, control] = [await read('gateway'), await read('control')]

  // The HTTP adapter answers metrics and the tools for agents; they are no commands to a world.
  expect([gateway.length, control.length]).toEqual([openApiDocument.operations.length, commands.length + 2])
  expect([...gateway, ...control].filter((one) => !['stated', 'observed', 'designed'].includes(String(one)))).toEqual(
    [],
  )
})

test('every command of the control API has a summary, and there is no other', () => {
  const names = commands.map(({ method, path }) => `${method} ${path.slice('/__admin'.length)}`)

  expect(names.toSorted()).toEqual(Object.keys(COMMAND_SUMMARIES).toSorted())
})

type Body = { requestBody?: { content: { 'application/json': { schema: { additionalProperties?: boolean } } } } }

test('a command with a closed schema refuses unknown fields', async () => {
  const { call } = setup()
  const operations = Object.entries(controlDescription().paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, one]) => ({ path, method: method.toUpperCase(), ...(one as Body) })),
  )
  const strict = operations.filter(
    ({ requestBody }) => requestBody?.content['application/json'].schema.additionalProperties === false,
  )
  const answers = strict.map(async ({ method, path }) => {
    const { status, json } = await call(method, path, { body: { undeclared: 1 } })
    return [`${method} ${path}`, status, json.errorCode]
  })

  expect(strict.length).toBeGreaterThan(20)
  expect(await Promise.all(answers)).toEqual(
    strict.map(({ method, path }) => [`${method} ${path}`, 400, 'request_param_err']),
  )
})
