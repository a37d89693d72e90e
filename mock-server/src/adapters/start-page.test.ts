import { expect, test } from 'vitest'
import { createMockServer } from '../mock-server.ts'
import { listen } from './node.ts'

test.for(['/', '/__admin', '/__admin/'])('GET %s of a mock links to its documentation', async (path) => {
  const { url, close } = await listen(createMockServer())
  const response = await fetch(url + path)
  const [, link] = /href="(\/[^"]+)"/.exec(await response.text()) ?? []

  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await (await fetch(url + link)).text()).toContain('<title>The gateway and its control</title>')
  expect((await fetch(url, { method: 'POST' })).status).toBe(404)
  await close()
})

test('an API with an operation at / keeps it', async () => {
  const { url, close } = await listen(createMockServer(), { description: { paths: { '/': {} } } })

  expect((await fetch(url)).headers.get('content-type')).not.toContain('text/html')
  await close()
})
