import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { ownFolder } from '../testing.ts'

/** V8 reads stored code in a new process only. The second timer is due after the one that stores. */
const PROGRAM = `
  const { runCachedScript } = await import('${new URL('cached-script.ts', import.meta.url).href}')
  const { greet } = runCachedScript(process.argv[1], [1])
  console.log(greet('Mai'))
  setTimeout(() => {}, 1)`

async function run(file: string) {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', PROGRAM, file])
  return stdout.trim()
}

const script = (greeting: string) =>
  `exports.greet = (name) => ['${greeting}', name].map((word) => word.trim()).join(' ')`

/** A script that has run once, and the file with its compiled code. */
async function ranOnce() {
  const folder = await ownFolder()
  const file = folder.file('script.cjs')
  await writeFile(file, script('Hello'))
  const first = await run(file)
  const cache = await onlyCacheOf(file)
  return { file, first, cache, [Symbol.asyncDispose]: folder[Symbol.asyncDispose] }
}

async function onlyCacheOf(file: string) {
  const names = (await readdir(new URL('.', `file://${file}`))).filter((name) => name !== basename(file))
  expect(names).toEqual([expect.stringMatching(/^script\.cjs\.[\d.]+\.cache$/)])
  return file.replace(basename(file), names[0]!)
}

const storedAt = async (file: string) => (await stat(file, { bigint: true })).mtimeNs

test('a run uses the code that an earlier one has stored', async () => {
  await using script = await ranOnce()
  const stored = await storedAt(script.cache)

  expect([script.first, await run(script.file)]).toEqual(['Hello Mai', 'Hello Mai'])
  expect(await storedAt(script.cache)).toBe(stored)
})

const withChecksum = (code: Buffer) => {
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32LE(crc32(code))
  return Buffer.concat([code, checksum])
}
const changedAt = (bytes: Buffer, index: number) => {
  const changed = Buffer.from(bytes)
  changed[index]! ^= 0xff
  return changed
}

test.for<[string, (stored: Buffer) => Buffer]>([
  ['is empty', () => Buffer.alloc(0)],
  ['ends early', (stored) => stored.subarray(0, stored.length / 2)],
  ['is another file', () => Buffer.from('not compiled code')],
  ['has a wrong bit in its code', (stored) => changedAt(stored, 60)],
  ['has zeros instead of its code', (stored) => Buffer.concat([stored.subarray(0, 32), Buffer.alloc(stored.length)])],
  ['is of another version of V8', (stored) => withChecksum(changedAt(stored.subarray(0, -4), 4))],
  ['is of other flags of V8', (stored) => withChecksum(changedAt(stored.subarray(0, -4), 12))],
])('if the stored code %s, the script runs as without it, and its code is stored again', async ([, damage]) => {
  await using script = await ranOnce()
  const stored = await readFile(script.cache)
  const damaged = damage(stored)
  await writeFile(script.cache, damaged)

  expect(await run(script.file)).toBe('Hello Mai')
  const again = await readFile(script.cache)
  expect(again).not.toEqual(damaged)
  expect(withChecksum(again.subarray(0, -4))).toEqual(again)
})

test('a changed script does not run with the code of the one before, whose file is removed', async () => {
  await using before = await ranOnce()
  await writeFile(before.file, script('Howdy'))
  await utimes(before.file, new Date(), new Date(0))

  expect(await run(before.file)).toBe('Howdy Mai')
  expect(await onlyCacheOf(before.file)).not.toBe(before.cache)
  expect(await run(before.file)).toBe('Howdy Mai')
})

test('where no code can be stored, each run compiles the script again', async () => {
  await using folder = await ownFolder()
  const file = folder.file('script.cjs')
  await writeFile(file, script('Hello'))
  await mkdir(`${file}.${(await stat(file)).mtimeMs}.cache`)

  expect([await run(file), await run(file)]).toEqual(['Hello Mai', 'Hello Mai'])
})
