import '../needs-node.ts'
import { print, readCommand, refuse } from '../../command-line.ts'
import { cases } from './cases.ts'
import { findMissing, startMock } from './machine.ts'

const { positionals } = readCommand({
  run: 'npm run test:interop',
  description:
    'Verifies the committed pact with pact-python and pact-jvm, and logs in with generated Java and Go clients, each against a mock of its own. A case is skipped if its tools are missing. Needs network access. Exit code 1 if a case fails.',
  flags: {},
  positionals: Object.keys(cases).join(' | '),
  example: 'npm run test:interop -- python go',
})
const unknown = positionals.find((name) => !Object.hasOwn(cases, name))
if (unknown !== undefined) refuse(`There is no case "${unknown}"; the cases are ${Object.keys(cases).join(', ')}`)

async function runCase(name: string): Promise<string> {
  const { description, needs, run } = cases[name]!
  const missing = findMissing(needs)
  if (missing.length > 0) return `skipped  ${description}: this machine has no ${missing.join(' and no ')}`
  const mock = await startMock()
  try {
    run(mock.port)
    return `passed   ${description}`
  } catch (error) {
    process.exitCode = 1
    return `failed   ${description}: ${(error as Error).message}`
  } finally {
    mock.stop()
  }
}

const lines: string[] = []
for (const name of positionals.length > 0 ? positionals : Object.keys(cases)) lines.push(await runCase(name))
print(...lines)
