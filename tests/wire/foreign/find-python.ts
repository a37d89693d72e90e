import { spawnSync } from 'node:child_process'

const minutes = 60_000

/** Runs a command to its end; what it says goes nowhere. */
const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, {
    timeout: 5 * minutes,
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

const isThere = () => run('python3', '-c', 'import json, urllib.request')

/**
 * The Python of this machine, which needs nothing besides its standard library. A CI machine (Debian, root, apt-get) gets the
 * package when it has none, and fails with a sentence when that fails; a person's machine without one tells so.
 */
export function findPython(isCi = Boolean(process.env['CI'])): string | undefined {
  if (isThere()) return 'python3'
  if (!isCi) return undefined
  run('apt-get', 'update')
  run('apt-get', 'install', '-y', '--no-install-recommends', 'python3')
  if (isThere()) return 'python3'
  throw new Error(
    'No Python was found, and none could be installed: apt-get install -y python3, then run the test again',
  )
}
