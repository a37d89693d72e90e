#!/usr/bin/env node
import type { Entry } from '../mock-server/src/adapters/cli/commands.ts'

/** The oldest Node that the mock runs on; `import.meta.filename` came with it. */
const OLDEST = [20, 11] as const

function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(2)
}

/** Contracts are a package of their own: whoever only wants a mock need not install a verifier. */
const verify: Entry = [
  'do the contracts hold on a gateway?',
  async () => {
    try {
      return (await import('@longan/contracts/verify')).verifyCommand
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw error
      return giveUp(
        `"longan verify" takes another package: npm install --save-dev @longan/contracts (${(error as Error).message})`,
      )
    }
  },
]

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1]))
  giveUp(
    `Longan needs Node ${OLDEST.join('.')} or newer, and this is ${process.versions.node}: install a newer one, from nodejs.org or by your version manager`,
  )
const { longan } = await import('../mock-server/src/adapters/cli/commands.ts')
await longan(process.argv.slice(2), { verify })
