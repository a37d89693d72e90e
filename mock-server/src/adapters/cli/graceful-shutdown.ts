/**
 * Asked to end, by Ctrl-C or by whoever runs the process, it answers whom it has begun to answer, closes what is open, and ends with 0; with 1
 * and a sentence where something could not be closed.
 */
export function shutdownOnSignal(steps: readonly (() => unknown)[]): void {
  const end = async () => {
    try {
      for (const step of steps) await step()
      process.exit(0)
    } catch (error) {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
      process.exit(1)
    }
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end())
}
