import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * Returns a hash of everything a check can read: the content of all files that git does not ignore, the installed packages, Node and the system.
 * Returns undefined where git cannot list the files, so that every check runs.
 */
export function inputsOf(root: string): string | undefined {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { status, stdout } = spawnSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const listed = stdout?.split('\0').filter(Boolean) ?? []
  // A copy without a repository of its own may be ignored by the one around it.
  if (status !== 0 || !listed.includes('package.json')) return undefined
  const hash = createHash('sha256').update(JSON.stringify([process.version, platform(), arch()]))
  const files = [...new Set(listed), 'node_modules/.package-lock.json'].toSorted()
  for (const file of files) {
    const content = readIfThere(join(root, file)) ?? Buffer.alloc(0)
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

/** Which checks have passed with which inputs. Only the last inputs of a check are kept. */
export function passedChecks(folder: string) {
  const fileOf = (check: string) => join(folder, check)
  return {
    has: (check: string, inputs: string | undefined) =>
      inputs !== undefined && readIfThere(fileOf(check))?.toString() === inputs,
    forget: (check: string) => rmSync(fileOf(check), { force: true }),
    add(check: string, inputs: string) {
      mkdirSync(dirname(fileOf(check)), { recursive: true })
      writeFileSync(fileOf(check), inputs)
    },
  }
}

/** A file that was deleted but not yet committed is in git's list. */
function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch (error) {
    if (['ENOENT', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}
