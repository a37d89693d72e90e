import type { passedChecks } from './unchanged.ts'

type Options = {
  /** A hash of all files, or undefined if they cannot be listed. */
  inputs: () => string | undefined
  passed: ReturnType<typeof passedChecks>
  run: (check: string) => Promise<boolean>
  /** Also those that have passed with the same files. */
  all?: boolean
  processes?: number
}

/** Runs the checks that have not passed with the same inputs; returns those that failed and those that did not run. */
export async function runChecks(checks: string[], { inputs, passed, run, all = false, processes = 2 }: Options) {
  const before = inputs()
  const due = checks.filter((check) => all || !passed.has(check, before))
  due.forEach(passed.forget)
  const succeeded = new Set<string>()
  const next = due.values()
  async function work() {
    for (const check of next) if (await run(check)) succeeded.add(check)
  }
  await Promise.all(Array.from({ length: processes }, work))
  // A check may have read a file that changed meanwhile before the change or after it.
  if (before !== undefined && due.length > 0 && inputs() === before)
    for (const check of succeeded) passed.add(check, before)
  return {
    failed: due.filter((check) => !succeeded.has(check)),
    unchanged: checks.filter((check) => !due.includes(check)),
  }
}
