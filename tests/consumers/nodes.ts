import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ROOT } from '../../pack/root.ts'

/** The Nodes that the packages are tried on, one too old for them among these, and the package that brings each where it is not there. */
export const NODES = { 18: '18.20.8', 20: '20.20.2', 22: '22.23.3', 24: '24.21.0' } as const
export type Major = keyof typeof NODES

const isOf = (major: Major, node: string) => {
  try {
    return execFileSync(node, ['--version'], { encoding: 'utf8' }).startsWith(`v${major}.`)
  } catch {
    return false
  }
}

/** A Node of this major version: the one that runs, the system's, or one out of a package. */
export function nodeOf(major: Major): string {
  const system = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'node'))
  const found = [process.execPath, ...system].find((node) => existsSync(node) && isOf(major, node))
  return found ?? packagedNode(major)
}

function packagedNode(major: Major): string {
  const name = `node-${process.platform}-${process.arch}`
  const folder = join(ROOT, '.cache/nodes', String(major))
  const node = join(folder, 'node_modules', name, 'bin/node')
  if (existsSync(node)) return node
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('npm', ['install', '--no-save', '--prefix', folder, `${name}@${NODES[major]}`], {
      stdio: 'pipe',
      shell: process.platform === 'win32',
    })
  } catch (error) {
    throw new Error(`Node ${major} is not here, and the package ${name}@${NODES[major]} could not be installed`, {
      cause: error,
    })
  }
  return node
}
