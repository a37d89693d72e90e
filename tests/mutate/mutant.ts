import { isId } from '../trace/requirements.ts'
import type { Mutation } from './mutation-plugin.ts'

/** A mutation, the id of the row that it breaks (or the title of a test), and the file of that test. */
export type Mutant = Mutation & { id: string; test: string }
type Line = [id: string, from: string, to: string]

export const inFile = (file: string, test: string, lines: Line[]): Mutant[] =>
  lines.map(([id, from, to]) => ({ file, test, id, from, to }))

export const isTestOf = (id: string, title: string): boolean => (isId(id) ? title.includes(`[${id}]`) : title === id)
