import type { Mutation } from './mutation.ts'

/** A mutation, the row it breaks, and the file with the test of that row. */
export type Mutant = Mutation & { id: string; test: string }
type Line = [id: string, from: string, to: string]

/** The mutants of one file of the product that one test file judges, each with the row it breaks. */
export const inFile = (file: string, test: string, lines: Line[]): Mutant[] =>
  lines.map(([id, from, to]) => ({ file, test, id, from, to }))
