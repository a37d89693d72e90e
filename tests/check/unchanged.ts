import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { arch, platform } from 'node:os'
import { dirname, join } from 'node:path'
import { CHECK_INPUTS, type CheckInputs, CODE, CONFIGURATION, importsOf } from './inputs.ts'

/** The inputs of a check as hashes. */
export type Inputs = {
  /** Of everything after whose change it runs completely. */
  all: string
  /** Of the files that it judges each by itself; else empty. */
  files: Record<string, string>
}

type RepositoryFile = { file: string; content: Buffer; hash: string }

/** Returns a hash of these parts, in this order. */
export const hashOf = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}\0`).update(part)
  return hash.digest('base64url')
}

/**
 * Returns the inputs of a check: the files that it reads and git does not ignore, the configuration, the installed packages, Node and the system.
 * They are undefined where git cannot list the files, so that every check runs.
 */
export function inputsOf(root: string): (check: string) => Inputs | undefined {
  const files = readRepository(root)
  if (files === undefined) return () => undefined
  const imports = lazy(() => files.map(({ file, content }) => [file, CODE.test(file) ? importsOf(`${content}`) : '']))
  return (check) => {
    const { reads, readsImports, commandsFor }: CheckInputs = CHECK_INPUTS[check] ?? { reads: /^/ }
    const isShared = ({ file }: RepositoryFile) => commandsFor === undefined || isSetting(file)
    const own = files.filter(({ file }) => reads.test(file) || isSetting(file))
    const all = [process.version, platform(), arch(), readsImports ? JSON.stringify(imports()) : '']
    return {
      all: hashOf(...all, ...own.filter(isShared).flatMap(({ file, hash }) => [file, hash])),
      files: Object.fromEntries(own.filter((one) => !isShared(one)).map(({ file, hash }) => [file, hash])),
    }
  }
}

const INSTALLED = 'node_modules/.package-lock.json'
const isSetting = (file: string) => file === INSTALLED || file === 'project-words.txt' || CONFIGURATION.test(file)

/** Returns the files that git lists, and the list of installed packages; undefined where git cannot list them. */
export function readRepository(root: string): RepositoryFile[] | undefined {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const { status, stdout } = spawnSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const listed = stdout?.split('\0').filter(Boolean) ?? []
  // A copy without a repository of its own may be ignored by the one around it.
  if (status !== 0 || !listed.includes('package.json')) return undefined
  return [...new Set(listed), INSTALLED].toSorted().flatMap((file) => {
    const content = readIfThere(join(root, file))
    return content === undefined ? [] : [{ file, content, hash: hashOf(content) }]
  })
}

function lazy<T>(create: () => T): () => T {
  let value: T | undefined
  return () => (value ??= create())
}

/** Which checks have passed with which inputs. Only the last inputs of a check are kept. */
export function passedChecks(folder: string) {
  const fileOf = (check: string) => join(folder, `${check}.json`)
  function find(check: string): Inputs | undefined {
    const text = readIfThere(fileOf(check))
    return text === undefined ? undefined : (JSON.parse(text.toString()) as Inputs)
  }
  function add(check: string, inputs: Inputs) {
    mkdirSync(dirname(fileOf(check)), { recursive: true })
    writeFileSync(fileOf(check), JSON.stringify(inputs))
  }
  /** With files, only that they passed. */
  function forget(check: string, files?: string[]) {
    const inputs = find(check)
    if (files === undefined || inputs === undefined) return rmSync(fileOf(check), { force: true })
    const others = Object.entries(inputs.files).filter(([file]) => !files.includes(file))
    add(check, { ...inputs, files: Object.fromEntries(others) })
  }
  return { find, add, forget }
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
