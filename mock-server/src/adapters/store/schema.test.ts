import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { ownFolder } from '../cli/testing.ts'
import { openStore } from './node-store.ts'

test('a store with a changed table is refused when it is opened, and opens again when the table is repaired', async () => {
  await using folder = await ownFolder()
  const file = folder.file('worlds.db')
  const change = (statement: string) => {
    const database = new DatabaseSync(file)
    database.exec(statement)
    database.close()
  }
  openStore(file).close()

  change('ALTER TABLE pieces RENAME COLUMN data TO bytes')
  expect(() => openStore(file)).toThrow('is damaged, its table "pieces" is incomplete: restore a copy')
  change('ALTER TABLE pieces RENAME COLUMN bytes TO data; ALTER TABLE worlds RENAME TO planets')
  expect(() => openStore(file)).toThrow('is damaged, its table "worlds" is incomplete')
  change('ALTER TABLE planets RENAME TO worlds')
  expect(() => openStore(file).close()).not.toThrow()
})
