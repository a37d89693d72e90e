import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { page } from './markdown.ts'

const cli = fileURLToPath(new URL('../../mock-server/src/adapters/cli/longan.ts', import.meta.url))

const readHelp = (...args: string[]): string => {
  const { stdout, stderr, status } = spawnSync(process.execPath, [cli, ...args, '--help'], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`Failed to read the help of longan ${args.join(' ')}: ${stderr}`)
  return stdout.trim()
}

const section = (name: string) => [`## longan ${name}`, '', '```text', readHelp(name), '```', '']

export function commandLinePage(): string {
  const names = [...readHelp().matchAll(/^ {2}(\w+) {2,}\S/gm)].map(([, name]) => name!)
  const intro =
    'In the repository and in a project with the packages, `npx longan COMMAND` starts a mock or controls a running one.'
  return page('The command line', intro, names.flatMap(section))
}
