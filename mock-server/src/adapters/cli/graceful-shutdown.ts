import { warn } from '../../../../command-line.ts'

/** Graceful shutdown on SIGINT or SIGTERM: finishes the requests in progress, runs the close steps, then exits with 0 (1 if a step fails). */
export function shutdownOnSignal(steps: readonly (() => unknown)[]): void {
  const end = async () => {
    try {
      for (const step of steps) await step()
      process.exit(0)
    } catch (error) {
      warn(error instanceof Error ? error.message : String(error))
      process.exit(1)
    }
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end())
}
