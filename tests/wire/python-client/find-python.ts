import { spawnSync } from 'node:child_process'

const modules = ['certifi', 'dateutil', 'six', 'urllib3']
const packages = ['python3', ...modules.map((name) => `python3-${name}`)]

type Place = { candidates?: string[]; isCI?: boolean }

/**
 * A Python that has the modules of a generated client; nothing where there is none, so that a test can say that it was skipped. Where everything
 * has to be tried that is a failure.
 */
export function findPython({
  candidates = ['python3', '/usr/bin/python3'],
  isCI = Boolean(process.env['CI']),
}: Place = {}) {
  const found = candidates.find((python) => spawnSync(python, ['-c', `import ${modules.join()}`]).status === 0)
  if (!found && isCI)
    throw new Error(`A client in another language cannot be tried: on Debian, apt-get install ${packages.join(' ')}`)
  return found
}
