import type { Sequence } from './sequence.ts'
import { inputSequences } from './sequences-input.ts'
import { orderedSequences } from './sequences-ordered.ts'
import { repeatedSequences } from './sequences-repeated.ts'

/** All sequences of the wallet check, in the order in which they run. */
export const walletSequences: readonly Sequence[] = [...repeatedSequences, ...orderedSequences, ...inputSequences]
