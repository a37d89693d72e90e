export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task)
    // Drops the result, so that the queue does not keep it in memory.
    const ignore = () => undefined
    last = result.then(ignore, ignore)
    return result
  }
}
