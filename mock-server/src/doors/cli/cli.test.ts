import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { BUNDLE } from './bundle-files.ts'

const CLI = fileURLToPath(new URL('cli.ts', import.meta.url))

const run = (...words: string[]) =>
  new Promise<{ code: unknown; stderr: string }>((resolve) => {
    execFile(process.execPath, [CLI, 'mock', ...words], { timeout: 15_000 }, (error, _stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stderr }),
    )
  })

test.for([
  [['--colour', 'red'], "Unknown option '--colour'"],
  [['serve'], 'Unknown command "mock serve"'],
  [['--port', 'many'], '--port must be a whole number from 0 to 65535, not "many"'],
  [['--port', '70000'], '--port must be a whole number from 0 to 65535, not "70000"'],
  [['--port', ''], '--port must be a whole number from 0 to 65535, not ""'],
  [['--port', '1e3'], '--port must be a whole number from 0 to 65535, not "1e3"'],
  [['--host', ''], '--host must be an address such as 127.0.0.1, not ""'],
  [['--max-worlds', '0'], '--max-worlds must be at least 1'],
  [['--commands-per-second', '0'], '--commands-per-second must be at least 1'],
  [['--seed', ''], '--seed must be a whole number'],
  [['--time', 'soon'], '--time must be an ISO date, not "soon"'],
  [['--scenario', 'paradise'], 'There is no scenario "paradise"; there are default'],
  [['--snapshot', '/nowhere/world.json'], 'The snapshot /nowhere/world.json cannot be read'],
] as const)('the mock started with %j says what is wrong, and ends with 2', async ([words, sentence]) => {
  const { code, stderr } = await run(...words)

  expect(stderr).toContain(sentence)
  expect(stderr).toContain('Usage: npm run mock')
  expect(stderr).not.toContain('    at ')
  expect(code).toBe(2)
})

test('a snapshot that is none is refused in a sentence', async () => {
  const file = join(tmpdir(), `longan-${process.pid}.json`)
  await writeFile(file, '{"version":1}')

  const { code, stderr } = await run('--snapshot', file)

  expect(stderr).toContain(`The snapshot ${file} cannot be used:`)
  expect(code).toBe(2)
})

test('a port that is in use is named', async () => {
  const other = createServer()
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const { port } = other.address() as { port: number }

  const { code, stderr } = await run('--port', String(port))
  other.close()

  expect(stderr).toContain(`Port ${port} on 127.0.0.1 is in use; choose another with --port`)
  expect(code).toBe(2)
})

test('what the code finds beside itself is where it was before it became one file', () => {
  const deep = (file: string) => file.slice(file.indexOf('mock-server/')).split('/').length

  expect(deep(BUNDLE)).toBe(deep(fileURLToPath(new URL('../node.ts', import.meta.url))))
})
