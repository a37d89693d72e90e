export type Invariant = {
  /** Returns the violation caused by changes since the last call, or undefined. The cost does not grow with the world. */
  check(): string | undefined
  verify(): string | undefined
}
