import { existsSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled } from '../../../../installed.ts'

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>

/** Returns the version of the package or, in the repository, of all packages. */
export const readVersion = (): string =>
  String(readJson(fileAt(isInstalled ? '../../package.json' : '../../../../package.json'))['version'])

/** The `node_modules` that contains the package. */
const MODULES = fileAt('../../../../')
type Lockfile = { packages?: Record<string, { resolved?: string }> }

/** Returns what a package.json in `folder` must name to install our packages again: their tarballs, or the version. */
export function dependencySpecs(folder: string, modules = MODULES): Record<string, string> {
  const lockfile = join(modules, '.package-lock.json')
  const { packages = {} } = existsSync(lockfile) ? (readJson(lockfile) as Lockfile) : {}
  const tarballOf = (name: string) => {
    const [, path] = /^file:(.+\.tgz)$/.exec(packages[`node_modules/${name}`]?.resolved ?? '') ?? []
    return path && `file:${relative(folder, resolve(modules, '..', path)).replaceAll('\\', '/')}`
  }
  const [sdk, mock] = [tarballOf('@longan/sdk'), tarballOf('@longan/mock-server')]
  return { '@longan/mock-server': mock ?? readVersion(), ...(sdk && { '@longan/sdk': sdk }) }
}
