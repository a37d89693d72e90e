import { execFileSync } from 'node:child_process'
import { lstat, open, readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { writeAtomically } from './json-file.ts'
import { ownFolder } from './testing.ts'

test('a pipe or a device is written to, and is not replaced by a file', async () => {
  await using folder = await ownFolder()
  const pipe = folder.file('pipe')
  execFileSync('mkfifo', [pipe])
  // Open for both directions, so that neither end waits for the other.
  await using reader = await open(pipe, 'r+')

  await writeAtomically(pipe, 'report', 'report')

  expect((await lstat(pipe)).isFIFO()).toBe(true)
  expect(await readdir(folder.file('.'))).toEqual(['pipe'])
  expect((await reader.read({ buffer: Buffer.alloc(6) })).buffer.toString()).toBe('report')
})
