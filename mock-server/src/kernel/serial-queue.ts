/** Runs tasks one after another, whatever becomes of each. */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(task)
    // Only that it has ended is remembered, not what came of it.
    const forget = () => undefined
    last = turn.then(forget, forget)
    return turn
  }
}
