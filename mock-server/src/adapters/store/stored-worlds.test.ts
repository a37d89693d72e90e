import { DatabaseSync } from 'node:sqlite'
import { writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openStore } from './node-store.ts'
import { openSite, ownFile } from './testing.ts'

test('a world is unchanged after the process was killed, including its journal and its recording', async () => {
  const file = await ownFile()
  const first = openSite(file)
  await first.control('mine', 'POST /worlds', { name: 'mine', isRecorded: true })
  await first.control('mine', 'POST /faults', { operation: 'listCountries', status: 503, times: 2 })
  await first.control('mine', 'PATCH /settings', { flags: { CBS3: false } })
  await first.control('mine', 'POST /clock/advance', { duration: '3h' })
  await first.trial('mine', 'command-0001')
  const all = async ({ state, printOf, control }: typeof first) => ({
    state: await state('mine'),
    print: await printOf('mine'),
    journal: (await control('mine', 'GET /requests')).text,
    tape: (await control('mine', 'GET /recording')).text,
    clock: (await control('mine', 'GET /clock')).text,
  })
  const before = await all(first)
  first.die()

  const second = openSite(file)
  expect(second.mock.worlds.names()).toEqual(['mine'])
  expect(await all(second)).toEqual(before)
})

test('sessions stay valid after a kill, and tokens still cannot be guessed', async () => {
  const file = await ownFile()
  const first = openSite(file)
  const token = await first.signIn()
  first.die()

  const second = openSite(file)
  expect((await second.gatewayOf(token).member.getInfo()).account).toBe('demo01')
  expect((await second.mock.worlds.open('default')).world.isGuessable).toBe(false)
})

test('suspended worlds are loaded unchanged, and requests without effects are in the journal after a clean shutdown', async () => {
  const file = await ownFile()
  const first = openSite(file, { maxActive: 1 })
  for (const name of ['one', 'two', 'one']) await first.trial(name)
  const prints = { one: await first.printOf('one'), two: await first.printOf('two') }
  await first.call('GET', '/wps/system/country', first.inWorld('two'))
  const journal = (await first.control('two', 'GET /requests')).text
  first.end()

  const second = openSite(file)
  expect({ one: await second.printOf('one'), two: await second.printOf('two') }).toEqual(prints)
  expect((await second.control('two', 'GET /requests')).text).toBe(journal)
})

test('a removed or reset world stays so after a kill', async () => {
  const file = await ownFile()
  const first = openSite(file)
  for (const name of ['gone', 'reset']) await first.trial(name)
  await first.control('reset', 'DELETE /worlds', { name: 'gone' })
  await first.control('reset', 'POST /reset')
  const print = await first.printOf('reset')
  first.die()

  const second = openSite(file)
  expect(second.mock.worlds.names()).toEqual(['reset'])
  expect(await second.printOf('reset')).toBe(print)
})

test('many changes are merged from time to time, and none is lost', async () => {
  const file = await ownFile()
  const first = openSite(file)
  await first.trial('mine')
  for (let round = 0; round < 400; round++) await first.trial('mine', `command-${round}`)
  const print = await first.printOf('mine')
  first.die()

  const database = new DatabaseSync(file)
  const row = database.prepare('SELECT count(*) AS count FROM pieces').get()
  database.close()
  expect(row!['count']).toBeLessThan(400)
  expect(await openSite(file).printOf('mine')).toBe(print)
})

test('a full store refuses a command with a reason and without an effect; other requests are answered', async () => {
  const file = await ownFile()
  const site = openSite(file, { maxPages: 60 })
  await site.trial('mine')
  let answer = await site.trial('mine')
  let print = ''
  for (let round = 0; round < 500 && answer.status === 200; round++) {
    print = await site.printOf('mine')
    answer = await site.trial('mine', `command-${round}`)
  }

  expect(answer.status).toBe(507)
  expect(answer.json.message).toContain('the store is full: free some disk space')
  expect(await site.printOf('mine')).toBe(print)
  expect((await site.call('GET', '/wps/system/country', site.inWorld('mine'))).status).toBe(200)
  site.die()

  const roomy = openSite(file)
  expect(await roomy.printOf('mine')).toBe(print)
  expect((await roomy.trial('mine')).status).toBe(200)
})

test('a world larger than the maximum is refused with a reason, and others continue', async () => {
  const file = await ownFile()
  const first = openSite(file)
  await first.trial('small')
  first.end()

  const second = openSite(file, { maxCharacters: 5000 })
  const { status, json } = await second.trial('large')
  expect(status).toBe(507)
  expect(json.message).toContain('accepts no world of more than 5000 characters, and "large" would exceed this')
  expect((await second.trial('small')).status).toBe(200)
  expect(second.mock.worlds.names()).toEqual(['small'])
})

test('a world that is too large to replace another leaves the other unchanged', async () => {
  const file = await ownFile()
  const first = openSite(file)
  for (let count = 0; count < 20; count++) await first.trial('large')
  await first.trial('small')
  const print = await first.printOf('small')
  first.end()

  const second = openSite(file, { maxCharacters: 10_000 })
  const replaced = await second.control('large', 'POST /worlds/fork', { name: 'small', replace: true })
  expect(replaced.status).toBe(507)
  expect(await second.printOf('small')).toBe(print)
  second.die()
  expect(await openSite(file).printOf('small')).toBe(print)
})

test('a store that is in use, newer, damaged or another file is refused with a reason, and unchanged', async () => {
  const file = await ownFile()
  const first = openSite(file)
  await first.trial('mine')
  expect(() => openStore(file)).toThrow(`The store ${file} is in use by another process`)
  first.end()

  const change = (statement: string) => {
    const database = new DatabaseSync(file)
    database.exec(statement)
    database.close()
  }
  change('UPDATE store SET version = 3')
  expect(() => openStore(file)).toThrow('is of version 3, and this Longan knows 2: use the newer Longan')
  change('DROP TABLE store; DROP TABLE pieces; DROP TABLE worlds; CREATE TABLE cats (name)')
  expect(() => openStore(file)).toThrow('has other tables and is not a store of worlds: name another file')
  await writeFile(`${file}-text`, 'these are no worlds, but an important text')
  expect(() => openStore(`${file}-text`)).toThrow('is not a store of worlds: name another file')
  expect(() => openStore(`${file}/nowhere/worlds.db`)).toThrow('cannot be opened: check that its folder exists')
})

test('a damaged world is named in the error and can be reset; others continue', async () => {
  const file = await ownFile()
  const first = openSite(file)
  await first.trial('broken')
  await first.trial('well')
  first.end()
  const database = new DatabaseSync(file)
  database.exec("UPDATE pieces SET data = zeroblob(40) WHERE id >> 20 = (SELECT id FROM worlds WHERE name = 'broken')")
  database.close()

  const second = openSite(file)
  const { status, json } = await second.trial('broken')
  expect(status).toBe(507)
  expect(json.message).toContain('the store cannot read the world "broken", it is damaged: restore a copy')
  expect((await second.trial('well')).status).toBe(200)
  expect(second.mock.worlds.names()).toEqual(['broken', 'well'])
  await second.control('well', 'POST /worlds', { name: 'broken' })
  expect((await second.trial('broken')).status).toBe(200)
})
