import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ROOT } from '../../pack/root.ts'

/** Versions of Node to test the packages with (18 is too old for them), and the npm version that provides each. */
export const NODE_VERSIONS = { 18: '18.20.8', 20: '20.20.2', 22: '22.23.3', 24: '24.21.0' } as const
export type Major = keyof typeof NODE_VERSIONS

const hasMajor = (major: Major, node: string) => {
  try {
    return execFileSync(node, ['--version'], { encoding: 'utf8' }).startsWith(`v${major}.`)
  } catch {
    return false
  }
}

export function findNode(major: Major): string {
  const system = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'node'))
  const found = [process.execPath, ...system].find((node) => existsSync(node) && hasMajor(major, node))
  return found ?? installNode(major)
}

function installNode(major: Major): string {
  const name = `node-${process.platform}-${process.arch}`
  const folder = join(ROOT, '.cache/nodes', String(major))
  const node = join(folder, 'node_modules', name, 'bin/node')
  if (existsSync(node)) return node
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('npm', ['install', '--no-save', '--prefix', folder, `${name}@${NODE_VERSIONS[major]}`], {
      stdio: 'pipe',
      shell: process.platform === 'win32',
    })
  } catch (error) {
    throw new Error(`Failed to install ${name}@${NODE_VERSIONS[major]}, and Node ${major} is not on this machine`, {
      cause: error,
    })
  }
  return node
}
