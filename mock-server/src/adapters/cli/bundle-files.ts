import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
/** @note Two folders deep like `src/adapters/`, so that what the code finds relative to itself stays where it is. */
export const BUNDLE = fileURLToPath(new URL('../../../dist/adapters/node.cjs', import.meta.url))
export const INPUTS = fileURLToPath(new URL('../../../dist/adapters/node.inputs.json', import.meta.url))

/** A file the bundle was made of: its path in the repository, when it was changed, in ms, and its size. */
export type Input = [path: string, changedAt: number, size: number]
