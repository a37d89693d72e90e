/** An invariant about money, defined by the domain that owns the records. */
export type Invariant = {
  /** Returns the violation caused by changes since the last call, or undefined. The cost does not grow with the world. */
  check(): string | undefined
  /** Recounts all records and returns the violation, or undefined. */
  verify(): string | undefined
}
