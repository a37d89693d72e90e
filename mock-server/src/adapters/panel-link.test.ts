import { expect, test } from 'vitest'
import { createMockServer } from '../mock-server.ts'
import { listen } from './node.ts'

const FAR = { 'x-forwarded-for': '192.168.1.20' }

test('only a device with the link of the director’s panel can control worlds remotely', async () => {
  const panel = { page: 'http://192.168.1.2:5173/m/__director', token: 'told-by-the-link' }
  const server = await listen(createMockServer(), { panel })
  const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}/__admin${path}`, { headers })

  const { link } = (await (await ask('/panel')).json()) as { link: string }
  expect(link).toBe('http://192.168.1.2:5173/m/__director#token=told-by-the-link')
  expect((await ask('/panel', FAR)).status).toBe(403)
  expect((await ask('/clock', { ...FAR, 'x-admin-token': 'guessed' })).status).toBe(403)
  expect((await ask('/clock', { ...FAR, 'x-admin-token': new URL(link).hash.slice('#token='.length) })).status).toBe(
    200,
  )
  await server.close()
})
