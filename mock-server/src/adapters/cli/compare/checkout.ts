import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { lstat, mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { refuse } from '../../../../../command-line.ts'

/** A version of Longan that can run: the file of its command line. */
export type Version = { label: string; cli: string; close(): Promise<void> }

const run = promisify(execFile)
const CLI = 'mock-server/src/adapters/cli/longan.ts'
const PACKAGE = 'node_modules/@longan/mock-server'

/** Opens the version that `name` means: a folder with an installed `@longan/mock-server`, or a commit of the repository of Longan. */
export const openVersion = async (flag: string, name: string): Promise<Version> =>
  isInstalled(name) ? openInstalled(name) : openCommit(flag, name)

/** Refuses a version that does not exist, before minutes are spent on another one. */
export async function assertVersion(flag: string, name: string): Promise<void> {
  if (!isInstalled(name)) await findCommit(flag, name)
}

const isInstalled = (name: string) => existsSync(join(name, PACKAGE))

async function openInstalled(folder: string): Promise<Version> {
  const home = resolve(folder, PACKAGE)
  const text = await readFile(join(home, 'package.json'), 'utf8').catch(() => '{}')
  const { version, bin } = JSON.parse(text) as { version?: string; bin?: { longan?: string } }
  if (!bin?.longan) return refuse(`${home} has no command longan: install @longan/mock-server in ${folder} again`)
  return { label: `${folder} (${version})`, cli: join(home, bin.longan), close: async () => undefined }
}

/** Returns the output of git, or undefined if it fails. */
async function git(folder: string, ...words: string[]): Promise<string | undefined> {
  try {
    return (await run('git', words, { cwd: folder })).stdout.trim()
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? refuse('git is not installed') : undefined
  }
}

const OTHERWISE = `--before and --after are commits of a clone of Longan, or folders with an installed @longan/mock-server`

async function findCommit(flag: string, name: string) {
  const root = await git('.', 'rev-parse', '--show-toplevel')
  if (!root) return refuse(`--${flag}: this folder is in no git repository. ${OTHERWISE}`)
  const commit = await git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)
  if (!commit) return refuse(`--${flag}: there is no commit "${name}" here. ${OTHERWISE}`)
  if ((await git(root, 'cat-file', '-e', `${commit}:${CLI}`)) === undefined)
    return refuse(`--${flag}: the commit "${name}" has no ${CLI}. ${OTHERWISE}`)
  return { root, commit }
}

async function openCommit(flag: string, name: string): Promise<Version> {
  const { root, commit } = await findCommit(flag, name)
  const folder = join(await mkdtemp(join(tmpdir(), 'longan-prove-')), 'tree')
  const close = async () => {
    await git(root, 'worktree', 'remove', '--force', folder)
    await rm(dirname(folder), { recursive: true, force: true })
  }
  try {
    if ((await git(root, 'worktree', 'add', '--detach', '--quiet', folder, commit)) === undefined)
      return refuse(`--${flag}: git cannot check out "${name}"`)
    await provideModules(root, folder, name)
    await generate(folder, name)
    return { label: `${name} (${commit.slice(0, 9)})`, cli: join(folder, CLI), close }
  } catch (error) {
    await close()
    throw error
  }
}

const textOf = (folder: string, file: string) => readFile(join(folder, file), 'utf8').catch(() => undefined)

/** With the same lock file as here the installed modules are linked, which takes a moment; otherwise they are installed. */
async function provideModules(root: string, folder: string, name: string) {
  const [own, wanted] = await Promise.all([root, folder].map((one) => textOf(one, 'package-lock.json')))
  if (own === wanted && existsSync(join(root, 'node_modules'))) return linkWorkspaces(root, folder)
  try {
    await run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error'], { cwd: folder })
  } catch (error) {
    refuse(`Failed to install the modules of "${name}": ${(error as Error).message}`)
  }
}

/** Writes the files that are not in git, as `npm run generate` does. */
async function generate(folder: string, name: string) {
  try {
    await run('npm', ['run', '--silent', '--if-present', 'generate'], { cwd: folder })
  } catch (error) {
    refuse(`Failed to generate the files of "${name}": ${(error as Error).message}`)
  }
}

async function linkWorkspaces(root: string, folder: string) {
  const { workspaces = [] } = JSON.parse((await textOf(root, 'package.json')) ?? '{}') as { workspaces?: string[] }
  for (const place of ['.', ...workspaces]) {
    const modules = join(root, place, 'node_modules')
    if (existsSync(modules) && existsSync(join(folder, place)))
      await linkModules(modules, join(folder, place, 'node_modules'))
  }
}

/** Links to packages of the repository lead to those of the other commit; all others lead to the installed modules. */
async function linkModules(from: string, to: string) {
  await mkdir(to, { recursive: true })
  for (const name of await readdir(from)) {
    const [source, target] = [join(from, name), join(to, name)]
    if (name.startsWith('@')) await linkModules(source, target)
    else await symlink((await lstat(source)).isSymbolicLink() ? await readlink(source) : source, target)
  }
}
