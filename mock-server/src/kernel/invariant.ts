/** A promise about money, watched over by whoever keeps the records it speaks of. */
export type Invariant = {
  /** What is wrong with what has changed since the last call, or nothing. What it costs does not grow with the world. */
  check(): string | undefined
  /** What is wrong when everything is counted anew, or nothing. */
  recount(): string | undefined
}
