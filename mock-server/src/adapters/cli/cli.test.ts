import { execFile, spawn } from 'node:child_process'
import { readFile, symlink, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { snapshotWorld } from '../../kernel/world/snapshot.ts'
import { createMockServer } from '../../mock-server.ts'
import { openStore } from '../store/node-store.ts'
import { ownFolder, running } from './testing.ts'
import { BUNDLE } from './bundle-files.ts'

const CLI = fileURLToPath(new URL('cli.ts', import.meta.url))

const run = (...words: string[]) =>
  new Promise<{ code: unknown; stderr: string }>((resolve) => {
    execFile(process.execPath, [CLI, ...words], { timeout: 15_000 }, (error, _stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stderr }),
    )
  })

test.for([
  [['--colour', 'red'], "Unknown option '--colour'"],
  [['serve'], "Unexpected argument 'serve'"],
  [['mock'], "Unexpected argument 'mock'"],
  [['--port', 'many'], '--port must be an integer from 0 to 65535, not "many"'],
  [['--port', '70000'], '--port must be an integer from 0 to 65535, not "70000"'],
  [['--port', ''], '--port must be an integer from 0 to 65535, not ""'],
  [['--port', '1e3'], '--port must be an integer from 0 to 65535, not "1e3"'],
  [['--host', ''], '--host must be an address such as 127.0.0.1, not ""'],
  [['--max-worlds', '0'], '--max-worlds must be at least 1'],
  [['--commands-per-second', '0'], '--commands-per-second must be at least 1'],
  [['--seed', ''], '--seed must be an integer'],
  [['--time', 'soon'], '--time must be an ISO date, not "soon"'],
  [['--time', '10'], '--time must be an ISO date, not "10"'],
  [['--time', '9999-01-01'], '--time must be from 1971 to 2100, not "9999-01-01"'],
  [['--time', '1970-12-31'], '--time must be from 1971 to 2100, not "1970-12-31"'],
  [['--time', '1971-01-01', '--scenario', 'nope'], 'There is no scenario "nope"'],
  [['--panel', 'nope'], '--panel must be an http(s) address, not "nope"'],
  [['--access-log', '/nowhere/access.jsonl'], 'The access log /nowhere/access.jsonl cannot be written (ENOENT)'],
  [['--access-log', tmpdir()], 'cannot be written (EISDIR)'],
  [['--admin-token', ''], '--admin-token must not be empty'],
  [['--admin-token', 'mã'], '--admin-token has a character that HTTP headers do not allow'],
  [['--scenario', 'paradise'], 'There is no scenario "paradise"; there are default'],
  [['--snapshot', '/nowhere/world.json'], 'The snapshot /nowhere/world.json cannot be read'],
] as const)('the mock started with %j prints the reason and exits with 2', async ([words, sentence]) => {
  const { code, stderr } = await run(...words)

  expect(stderr).toContain(sentence)
  expect(stderr).toContain('Usage: npm run mock')
  expect(stderr).not.toContain('    at ')
  expect(code).toBe(2)
})

test('an invalid snapshot is refused with a reason', async () => {
  const file = join(tmpdir(), `longan-${process.pid}.json`)
  await writeFile(file, '{"version":1}')

  const { code, stderr } = await run('--snapshot', file)

  expect(stderr).toContain(`Failed to load the snapshot ${file}:`)
  expect(code).toBe(2)
})

test('a file that is not a store is refused with a reason, and is unchanged', async () => {
  await using folder = await ownFolder()
  const file = folder.file('worlds.db')
  await writeFile(file, 'an important text')

  const { code, stderr } = await run('--store', file)

  expect(stderr).toContain(`The store ${file} is not a store of worlds: name another file`)
  expect(code).toBe(2)
  expect(await readFile(file, 'utf8')).toBe('an important text')
})

test('an access log in the files of a store, or in the snapshot, is refused, and they are unchanged', async () => {
  await using folder = await ownFolder()
  const [store, other, snapshot] = [folder.file('worlds.db'), folder.file('other.db'), folder.file('before.json')]
  await writeFile(snapshot, '{}')
  openStore(other).close()
  const [before, beside, link] = [await readFile(other), `${store}-wal`, folder.file('link.db')]
  await symlink(other, link)

  const files = [
    ['--store', store, '--access-log', store],
    ['--store', store, '--access-log', beside],
    ['--store', link, '--access-log', `${other}-shm`],
    ['--access-log', other],
    ['--snapshot', snapshot, '--access-log', join(snapshot, '..', 'before.json')],
  ]
  const results = await Promise.all(files.map((words) => run(...words)))

  expect(results.map(({ code, stderr }) => [code, stderr.split('\n')[0]])).toEqual([
    [2, `--access-log and --store are the same file, ${store}: name another file`],
    [2, `--access-log ${beside} is a file of --store ${store}: name another file`],
    [2, `--access-log ${other}-shm is a file of --store ${link}: name another file`],
    [2, `${other} is a database, such as a store of worlds: name another file`],
    [2, `--access-log and --snapshot are the same file, ${snapshot}: name another file`],
  ])
  expect(await readFile(other)).toEqual(before)
  expect(await readFile(snapshot, 'utf8')).toBe('{}')
})

test('a snapshot that would replace a stored world is refused, and the world is unchanged', async () => {
  await using folder = await ownFolder()
  const [store, file] = [folder.file('worlds.db'), folder.file('before.json')]
  const first = await started('--store', store)
  await writeFile(file, await (await first.ask('/__admin/snapshot')).text())
  await first.ask('/__admin/clock/advance', { duration: '1h' })
  const snapshot = (await (await first.ask('/__admin/snapshot')).json()) as { counters: unknown }
  first.child.kill('SIGTERM')
  await first.ended

  const { code, stderr } = await run('--store', store, '--snapshot', file)
  expect(stderr).toContain(`${store} has a default world that --snapshot would replace`)
  expect(code).toBe(2)
  const second = await started('--store', store)
  expect(await (await second.ask('/__admin/snapshot')).json()).toMatchObject({ counters: snapshot.counters })
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
  const elsewhere = await started('--store', folder.file('other.db'), '--snapshot', file)
  elsewhere.child.kill('SIGTERM')
  expect(await elsewhere.ended).toBe(0)
})

test('a mock starts with a snapshot that has the byte order mark of Windows programs', async () => {
  await using folder = await ownFolder()
  const file = folder.file('windows.json')
  await writeFile(
    file,
    `\uFEFF${JSON.stringify(snapshotWorld((await createMockServer({ seed: 5 }).worlds.open('default')).world))}`,
  )

  const { child, ask, ended } = await started('--snapshot', file)

  expect(await (await ask('/__admin/snapshot')).json()).toMatchObject({ seed: 5 })
  child.kill('SIGTERM')
  await ended
})

test('after SIGTERM the mock finishes open requests, stores their changes and exits with 0', async () => {
  await using folder = await ownFolder()
  const store = folder.file('worlds.db')
  const first = await started('--store', store)
  await first.ask('/__admin/faults', { operation: 'getSystemStatus', latencyMs: 700 })
  const slow = first.ask('/wps/system/status?url=x')
  const begun = async () => (await first.ask('/__admin/metrics')).status === 200
  expect(await begun()).toBe(true)
  first.child.kill('SIGTERM')

  expect((await slow).status).toBe(200)
  expect(await first.ended).toBe(0)
  const second = await started('--store', store)
  expect(await (await second.ask('/__admin/faults')).json()).toEqual([{ operation: 'getSystemStatus', latencyMs: 700 }])
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})

async function started(...words: string[]) {
  const child = spawn(process.execPath, [CLI, '--port', '0', ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit').then(([code]) => code as number)
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  const url = /http:\/\/[\d.:]+/.exec(String(line))![0]
  const ask = (path: string, body?: unknown) =>
    fetch(url + path, {
      headers: { merchant: 'DEMO' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })
  return { child, ended, ask }
}

test('a port in use is named in the message', async () => {
  const other = createServer()
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const { port } = other.address() as { port: number }

  const { code, stderr } = await run('--port', String(port))
  other.close()

  expect(stderr).toContain(`Port ${port} on 127.0.0.1 is in use; choose another: npm run mock -- --port N`)
  expect(code).toBe(2)
})

test('the bundle is in a folder as deep as its sources, so that relative paths stay valid', () => {
  const deep = (file: string) => file.slice(file.indexOf('mock-server/')).split('/').length

  expect(deep(BUNDLE)).toBe(deep(fileURLToPath(new URL('../node.ts', import.meta.url))))
})

test('a closed output pipe is ignored: the report is written and nothing is printed to stderr', async () => {
  await using folder = await ownFolder()
  await using mock = await running()
  const file = folder.file('drift.json')
  const words = ['drift', '--gateway', mock.url, '--only', 'system', '--json', file]
  const child = spawn(process.execPath, [fileURLToPath(new URL('longan.ts', import.meta.url)), ...words])
  child.stdout.destroy()
  const errors = child.stderr.toArray()

  expect(await once(child, 'exit')).toEqual([0, null])
  expect(String(await errors)).toBe('')
  expect(JSON.parse(await readFile(file, 'utf8'))).not.toHaveLength(0)
})
