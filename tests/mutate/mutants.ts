import { coreMutants } from './core-mutants.ts'
import type { Mutant } from './mutant.ts'
import { screenMutants } from './screen-mutants.ts'

/** One changed line a row: the row's own test has to go red. Whoever writes a test adds the line that it watches. */
export const mutants: Mutant[] = [...screenMutants, ...coreMutants]
