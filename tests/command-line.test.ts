import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runCommand, UsageError } from '../command-line.ts'

const module = new URL('../command-line.ts', import.meta.url).href
const start = `import { assertWritable, parseInteger, readCommand } from '${module}'
const { flags } = readCommand({ run: 'npm run bake', description: '', example: '', positionals: 'knead | FILE', flags: { loaves: { value: 'N', description: '', default: '1' }, json: { value: 'FILE', description: '' }, junit: { value: 'FILE', description: '' } } })`

/** Runs a script that reads its command and then `code`, with these arguments. */
function runScript(code: string, ...argv: string[]) {
  const options = ['--input-type=module-typescript', '--eval', `${start}\n${code}`, '--', 'bake.ts', ...argv]
  const { status, stderr } = spawnSync(process.execPath, options, { encoding: 'utf8', timeout: 20_000 })
  return { status, stderr }
}

test('wrong usage that a helper finds ends a script with a sentence, its usage and 2', () => {
  const bake = `const bake = async () => parseInteger(flags.loaves, { name: 'loaves', highest: 9 })\nawait bake()`

  const { status, stderr } = runScript(bake, '--loaves', 'many')

  expect(stderr).toBe(
    '--loaves must be an integer from 0 to 9, not "many"\nUsage: npm run bake -- [--loaves N] [--json FILE] [--junit FILE] [knead | FILE]\nMore: npm run bake -- --help\n',
  )
  expect(status).toBe(2)
})

test.for([
  [['--json', 'a.txt', '--junit', './a.txt'], '--junit and --json are the same file, ./a.txt'],
  [['a.txt', '--json', './a.txt'], '--json ./a.txt would replace the file that is read'],
  [['a.txt@3', '--json', 'a.txt'], '--json a.txt would replace the file that is read'],
  [['knead', 'knead', '--json', 'knead'], '--json knead would replace the file that is read'],
] as const)('a file that %j would write over another one of the command is refused', ([argv, sentence]) => {
  const { status, stderr } = runScript('', ...argv)

  expect(stderr.split('\n')[0]).toBe(`${sentence}: name another file`)
  expect(status).toBe(2)
})

test.for([
  ['two files', ['a.txt', '--json', 'b.txt', '--junit', 'c.txt']],
  ['the null device, twice,', ['--json', devNull, '--junit', devNull]],
  ['a file with the name of a subcommand', ['knead', '--json', 'knead']],
  ['a file with the name of a value', ['--loaves', '1', '--json', '1']],
] as const)('%s of a command may be written', ([, argv]) => {
  expect(runScript('', ...argv)).toEqual({ status: 0, stderr: '' })
})

test('a new file is the same in a folder and in a link to it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'longan-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const link = join(folder, 'link')
  symlinkSync(folder, link)

  const { status, stderr } = runScript('', join(folder, 'a.txt'), '--json', join(link, 'a.txt'))

  expect(stderr).toContain('a.txt would replace the file that is read: name another file')
  expect(status).toBe(2)
})

test('a report may be a pipe: to look into it would wait for its other end', () => {
  const folder = mkdtempSync(join(tmpdir(), 'longan-pipe-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const pipe = join(folder, 'pipe')
  spawnSync('mkfifo', [pipe])
  const reader = spawn('cat', [pipe])
  onTestFinished(() => void reader.kill())

  expect(runScript(`assertWritable('--json', flags.json)`, '--json', pipe)).toEqual({ status: 0, stderr: '' })
})

test('any other error ends a script with its stack and 1', () => {
  const { status, stderr } = runScript(`function bake() { throw new Error('The oven is cold') }\nbake()`)

  expect(stderr).toMatch(/^Error: The oven is cold\n +at bake/)
  expect(status).toBe(1)
})

test('a command passes every error on that is no wrong usage', async () => {
  using exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  using written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)

  await runCommand(() => Promise.reject(new UsageError('The oven has no door')))

  expect(exit).toHaveBeenCalledExactlyOnceWith(2)
  expect(written.mock.calls.flat().join('')).toContain('The oven has no door')
  await expect(runCommand(() => Promise.reject(new Error('The oven is cold')))).rejects.toThrow('The oven is cold')
})
