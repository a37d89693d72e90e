import { spawnSync } from 'node:child_process'

const modules = ['certifi', 'dateutil', 'six', 'urllib3']
const packages = ['python3', ...modules.map((name) => `python3-${name}`)]

type FindPythonOptions = { candidates?: string[]; isCI?: boolean }

/**
 * Returns a Python with the modules of a generated client, or undefined, so that a test can be skipped. In CI throws with the packages to
 * install.
 */
export function findPython({
  candidates = ['python3', '/usr/bin/python3'],
  isCI = Boolean(process.env['CI']),
}: FindPythonOptions = {}) {
  const found = candidates.find((python) => spawnSync(python, ['-c', `import ${modules.join()}`]).status === 0)
  if (!found && isCI)
    throw new Error(
      `Failed to find a Python with the required modules: on Debian run apt-get install ${packages.join(' ')}`,
    )
  return found
}
