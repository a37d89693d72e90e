/** The reason why a tool did nothing, and the next step. */
export class ToolFailure extends Error {
  readonly next: string
  constructor(reason: string, next: string) {
    super(reason)
    this.next = next
  }
}
