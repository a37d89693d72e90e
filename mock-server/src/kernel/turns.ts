/** Runs tasks one after another, whatever becomes of each. */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(task)
    last = turn.catch(() => undefined)
    return turn
  }
}
