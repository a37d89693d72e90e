import { isId } from '../trace/requirements.ts'
import type { Mutation } from './mutation.ts'

/** A mutation, what it breaks (a row, or what one test says where no row does), and the file with the test of that. */
export type Mutant = Mutation & { id: string; test: string }
type Line = [id: string, from: string, to: string]

/** The mutants of one file of the product that one test file judges, each with what it breaks. */
export const inFile = (file: string, test: string, lines: Line[]): Mutant[] =>
  lines.map(([id, from, to]) => ({ file, test, id, from, to }))

/** A test is about a row by the id in its title, and about what its title says. */
export const isAbout = (id: string, title: string): boolean => (isId(id) ? title.includes(`[${id}]`) : title === id)
