import { spawnSync } from 'node:child_process'

/** The Python of this machine, which needs nothing besides its standard library; nothing where there is none. */
export function findPython(): string | undefined {
  const { status } = spawnSync('python3', ['-c', 'import json, urllib.request'], { stdio: 'ignore' })
  return status === 0 ? 'python3' : undefined
}
