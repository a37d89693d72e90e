import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { UsageError } from '../../command-line.ts'
import { verifyCommand } from '../verify.ts'

type Outcome = { code: number; out: string; err: string }

/** Runs `npm run verify` as a process. */
export function startVerify(...flags: string[]): Promise<Outcome> {
  const script = fileURLToPath(new URL('../verify.ts', import.meta.url))
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...flags], (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    )
  })
}

/** Runs the command in the process of the tests, which has loaded its modules and the pact: half the work of a process. */
export async function runVerify(...flags: string[]): Promise<Outcome> {
  const { exitCode } = process
  using out = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  using err = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const textOf = ({ mock }: typeof out) => mock.calls.map(([text]) => String(text)).join('')
  try {
    process.exitCode = 0
    await verifyCommand(flags)
    return { code: Number(process.exitCode), out: textOf(out), err: textOf(err) }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    return { code: 2, out: textOf(out), err: `${textOf(err)}${error.message}${error.usage}\n` }
  } finally {
    process.exitCode = exitCode
  }
}
