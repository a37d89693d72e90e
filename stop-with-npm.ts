/** The time between two checks, ms. */
const INTERVAL = 500

/**
 * Sends SIGTERM to this process when npm, which started it, has ended. npm passes signals on to a shell only, and the shell ends without
 * passing them on. Does nothing in a process that npm did not start, and on Windows, where a parent's id stays.
 */
export function stopWithNpm(): void {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const check = () => {
    if (process.ppid === parent) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }
  const timer = setInterval(check, INTERVAL)
  timer.unref()
}
