import { readFileSync, statSync } from 'node:fs'
import type * as NodeAdapter from '../node.ts'
import { BUNDLE, INPUTS, type Input, ROOT } from './bundle-files.ts'
import { runCachedScript } from './bundle/cached-script.ts'

/**
 * Loads the HTTP adapter from one file that contains all its sources: reading 800 modules one by one takes a second. The file is rebuilt
 * when a source has changed.
 */
export const loadNodeAdapter = (): Promise<typeof NodeAdapter> => (loading ??= load())

let loading: Promise<typeof NodeAdapter> | undefined

async function load(): Promise<typeof NodeAdapter> {
  const isBuilt = isCurrent() || (await rebuild())
  return isBuilt ? (runCachedScript(BUNDLE) as typeof NodeAdapter) : import('../node.ts')
}

async function rebuild(): Promise<boolean> {
  try {
    const { buildCli } = await import('../../../build-cli.ts')
    await buildCli()
    return true
  } catch {
    // A source that does not parse, or an installation without the tools of development.
    return false
  }
}

function isCurrent(): boolean {
  try {
    const inputs = JSON.parse(readFileSync(INPUTS, 'utf8')) as Input[]
    return inputs.length > 0 && inputs.every(isUnchanged)
  } catch {
    // Nothing was built yet, or a source has gone.
    return false
  }
}

function isUnchanged([path, changedAt, size]: Input): boolean {
  const now = statSync(ROOT + path)
  return now.mtimeMs === changedAt && now.size === size
}
