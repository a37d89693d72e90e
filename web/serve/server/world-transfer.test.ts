import { createNodeMock, listen } from '@longan/mock-server/node'
import { expect, onTestFinished, test } from 'vitest'
import { createWorldTransfer } from './world-transfer.ts'

async function setup(change: (database: Record<string, object[]>) => void) {
  const { url, close } = await listen(createNodeMock())
  onTestFinished(close)
  const worlds = createWorldTransfer(url)
  const headers = { merchant: 'DEMO', 'x-mock-world': 'mine' }
  const members = async () => {
    const { database } = await (await fetch(`${url}/__admin/snapshot`, { headers })).json()
    return database.members.length as number
  }
  await fetch(`${url}/wps/member/trialuser`, { method: 'POST', headers })
  const before = await members()
  const { database, ...rest } = JSON.parse((await worlds.exportWorlds()).get('mine')!)
  change(database)
  await fetch(`${url}/__admin/worlds`, { method: 'DELETE', body: JSON.stringify({ name: 'mine' }) })
  return { worlds, members, before, snapshots: new Map([['mine', JSON.stringify({ ...rest, database })]]) }
}

test('a world is restored if the new code has an additional table', async () => {
  const { worlds, members, before, snapshots } = await setup((database) => delete database['wagers'])
  expect(await members()).toBe(before - 1)

  expect(await worlds.importWorlds(snapshots)).toEqual(['Restarted with the new code; 1 of 1 worlds were restored.'])
  expect(await members()).toBe(before)
})

test('a world is reset if the new code has removed a table', async () => {
  const { worlds, members, before, snapshots } = await setup((database) => (database['planets'] = []))

  const [sentence] = await worlds.importWorlds(snapshots)
  expect(sentence).toMatch(
    /^Failed to restore the world "mine" in the new code: database\.planets is no table of this mock/,
  )
  expect(await members()).toBe(before - 1)
})
