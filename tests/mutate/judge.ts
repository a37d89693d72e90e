import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Mutant } from './mutant.ts'
import { variable } from './mutation.ts'

export type Verdict = 'killed' | 'survived'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What is wrong with the mutant itself; `undefined` when it can be tried. */
export function misfit({ file, from, to, id, test }: Mutant, read = readText): string | undefined {
  const found = read(file).split(from).length - 1
  if (found !== 1)
    return `${file} has ${found} times ${JSON.stringify(from)}: give the mutant of ${id} one line that is there once.`
  if (from === to) return `${file}: the mutant of ${id} changes nothing.`
  if (!read(test).includes(id)) return `${test} has no test of ${id}: name the file that has it.`
  return undefined
}

/** Runs the test of the row in front of the mutated product. Only a test that names the row can kill. */
export async function judge({ file, from, to, id, test }: Mutant): Promise<Verdict> {
  const folder = mkdtempSync(join(tmpdir(), 'longan-mutant-'))
  const results = join(folder, 'results.json')
  try {
    const project = test.startsWith('web/src/') ? 'web' : 'node'
    // What is kept of files between runs must neither hide the mutation nor keep it.
    const filter = ['--project', project, test, '-t', `\\[${id}\\]`, '--fsModuleCache=false']
    await vitest([...filter, '--reporter', 'json', '--outputFile', results], {
      [variable]: JSON.stringify({ file, from, to }),
    })
    return killedBy(id, readFileSync(results, 'utf8')) ? 'killed' : 'survived'
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Results = { testResults: { assertionResults: { title: string; status: string }[] }[] }

/** Whether a test with this id in its title failed. */
export function killedBy(id: string, results: string): boolean {
  const { testResults } = JSON.parse(results) as Results
  const all = testResults.flatMap(({ assertionResults }) => assertionResults)
  return all.some(({ title, status }) => title.includes(`[${id}]`) && status === 'failed')
}

function vitest(args: string[], env: Record<string, string>) {
  const command = join(root, 'node_modules/vitest/vitest.mjs')
  const child = spawn(process.execPath, [command, 'run', ...args], {
    cwd: root,
    // In CI every run leaves its figures for the summary; a mutant's are nobody's.
    env: { ...process.env, CI: '', ...env },
    stdio: 'ignore',
  })
  return new Promise<void>((resolve) => child.once('close', () => resolve()))
}

/** What a file of the house says; nothing when it is gone. */
const readText = (path: string) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '')
