import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { print, readCommand } from '../../command-line.ts'
import { ROOT } from '../../pack/root.ts'
import { compilerEnvironment } from './compiler.ts'
import { CHECK_INPUTS } from './inputs.ts'
import { runChecks } from './run-checks.ts'
import { inputsOf, passedChecks } from './unchanged.ts'

/** `npm run check`: runs the scripts `check:...` that have not passed with the same inputs, lint and spelling only of changed files. `npm run check:lint` and the others always run. */
const WITH_TESTS = ['browsers', 'completeness', 'i18n']

const { flags } = readCommand({
  run: 'npm run check',
  description:
    'Runs the static checks that have not passed with the same inputs, two at a time. Exit code 1 if one fails.',
  flags: {
    all: { description: 'run them all' },
    static: { description: 'only those that need no test runner' },
  },
  example: 'npm run check -- --all',
})

const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { scripts: Record<string, string> }
const checks = Object.keys(scripts)
  .flatMap((name) => /^check:(?!static$)(.+)/.exec(name)?.[1] ?? [])
  .filter((name) => !flags.static || !WITH_TESTS.includes(name))

/** npm has put the folder of the commands into PATH; one npm for each check would take half a second each. */
function run(check: string, files?: string[]): Promise<boolean> {
  const began = performance.now()
  const commands =
    files === undefined ? scripts[`check:${check}`] : CHECK_INPUTS[check]?.commandsFor?.(files).join(' && ')
  const child = spawn(commands!, {
    cwd: ROOT,
    env: {
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
      NODE_COMPILE_CACHE: `${ROOT}.cache/compiled`,
      ...compilerEnvironment,
      ...process.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: true,
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  return new Promise((resolve) => {
    child.on('close', (status) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      print(`${check}${files ? ` (changed files)` : ''}: ${status === 0 ? 'passed' : 'failed'} in ${seconds} s`)
      process.stdout.write(Buffer.concat(output))
      resolve(status === 0)
    })
  })
}

const { failed, unchanged } = await runChecks(checks, {
  inputs: () => inputsOf(ROOT),
  passed: passedChecks(`${ROOT}.cache/passed`),
  run,
  all: flags.all,
})
if (unchanged.length > 0) print(`${unchanged.join(', ')}: passed before with the same inputs`)
if (failed.length > 0) print(`Failed: ${failed.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
