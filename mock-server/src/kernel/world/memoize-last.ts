/** Returns `compute` with a memory of its last input and result. Apps repeat one call, such as with the same token, many times. */
export function memoizeLast<Input extends string | number, Result>(
  compute: (input: Input) => Result,
): (input: Input) => Result {
  let last: { input: Input; result: Result } | undefined
  return (input) => {
    if (last?.input !== input) last = { input, result: compute(input) }
    return last.result
  }
}
