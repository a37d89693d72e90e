#!/usr/bin/env node
import type { Entry } from '../mock-server/src/adapters/cli/commands.ts'

/** The oldest supported Node version, the first with `import.meta.filename`. */
const MIN_NODE = [20, 11] as const

function exitWithUsage(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(2)
}

/** The verifier is in a separate package, so that users of the mock need not install it. */
const verify: Entry = [
  'verify the contracts against a gateway',
  async () => {
    try {
      return (await import('@longan/contracts/verify')).verifyCommand
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
      return exitWithUsage(
        `"longan verify" takes another package: npm install --save-dev @longan/contracts (${(error as Error).message})`,
      )
    }
  },
]

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < MIN_NODE[0] || (major === MIN_NODE[0] && minor < MIN_NODE[1]))
  exitWithUsage(
    `Longan needs Node ${MIN_NODE.join('.')} or newer, and this is ${process.versions.node}: install a newer one, from nodejs.org or by your version manager`,
  )
const { longan } = await import('../mock-server/src/adapters/cli/commands.ts')
await longan(process.argv.slice(2), { verify })
