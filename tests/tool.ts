import './needs-node.ts'
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { exitWithUsage } from '../command-line.ts'

const tools: Readonly<Record<string, readonly [description: string, file: string]>> = {
  configure: ['write a site configuration into a finished build', '../web/serve/configure.ts'],
  crash: ['kill a mock with a store while money moves, and check what it answered', './crash.ts'],
  edge: ['serve the app and the mock as they are deployed at the edge', '../web/serve/edge.ts'],
  invalidation: ['measure which reads each command makes stale', './invalidation.ts'],
  load: ['let many members use one mock at the same time', './load.ts'],
  mutate: ['break the product line by line and check which test notices', './mutate.ts'],
  new: ['write the skeleton of a new operation', './new-operation.ts'],
  packages: ['install the packed packages and follow docs/integrations', './consumers.ts'],
  python: ['generate the Python client of the tests', './python-client.ts'],
  scale: ['measure what a world costs at the edge and write docs/scale.md', './scale.ts'],
  security: ['attack a mock and a preview over HTTP', './security.ts'],
  soak: ['let members play for half an hour of world time, then count everything', './soak.ts'],
  trace: ['list which requirements the tests cover', './trace.ts'],
}

function getHelp() {
  const width = Math.max(...Object.keys(tools).map(({ length }) => length))
  const list = Object.entries(tools).map(([name, [description]]) => `  ${name.padEnd(width)}  ${description}`)
  return `Usage: npm run tool -- NAME [--help]\n\n${list.join('\n')}\n\nExample: npm run tool -- trace\n`
}

const [name = '', ...args] = process.argv.slice(2)
if (name === '--help' || name === '-h') {
  process.stdout.write(getHelp())
} else {
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined
  if (!tool) exitWithUsage(`${name === '' ? 'A name is missing' : `Unknown tool "${name}"`}\n${getHelp()}`)
  const file = fileURLToPath(new URL(tool[1], import.meta.url))
  // A process of its own: some tools run only when they are the started file, and end with their own exit code.
  process.exitCode = spawnSync(process.execPath, [file, ...args], { stdio: 'inherit' }).status ?? 1
}
