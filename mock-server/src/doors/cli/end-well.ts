/** Asked to end, by Ctrl-C or by whoever runs the process, it answers whom it has begun to answer, closes the store, and ends with 0. */
export function endWell(finish: () => Promise<void>, store: { close(): void }): void {
  const end = async () => {
    await finish()
    store.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void end())
}
