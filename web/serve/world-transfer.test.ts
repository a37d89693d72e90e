import { createNodeMock, listen } from '@longan/mock-server/node'
import { expect, onTestFinished, test } from 'vitest'
import { createWorldTransfer } from './world-transfer.ts'

/** A mock of the new code, and a world of the old, whose tables were others. */
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
  return { worlds, members, before, kept: new Map([['mine', JSON.stringify({ ...rest, database })]]) }
}

test('a world goes on where the new code has a table that the old had not', async () => {
  const { worlds, members, before, kept } = await setup((database) => delete database['wagers'])
  expect(await members()).toBe(before - 1)

  expect(await worlds.importWorlds(kept)).toEqual(['New code; 1 of 1 worlds go on from where they were.'])
  expect(await members()).toBe(before)
})

test('a world begins anew where the new code has lost a table', async () => {
  const { worlds, members, before, kept } = await setup((database) => (database['planets'] = []))

  const [sentence] = await worlds.importWorlds(kept)
  expect(sentence).toMatch(
    /^The new code cannot go on with the world "mine": database\.planets is no table of this mock/,
  )
  expect(await members()).toBe(before - 1)
})
