import type { Inputs, passedChecks } from './unchanged.ts'

type Options = {
  /** Reads the inputs of all checks. */
  inputs: () => (check: string) => Inputs | undefined
  passed: ReturnType<typeof passedChecks>
  /** With files: only they have changed, and the check judges each by itself. */
  run: (check: string, files?: string[]) => Promise<boolean>
  /** Also those that have passed with the same inputs. */
  all?: boolean
  processes?: number
}

/** A command line of Windows has 8,191 characters. */
const MAX_FILES = 50

/** Runs the checks that have not passed with the same inputs; returns those that failed and those that did not run. */
export async function runChecks(checks: string[], { inputs, passed, run, all = false, processes = 2 }: Options) {
  const before = inputs()
  const changed = new Map(
    checks.map((check) => [check, all ? undefined : findChanged(passed.find(check), before(check))]),
  )
  const due = checks.filter((check) => changed.get(check)?.length !== 0)
  const succeeded = new Set<string>()
  const next = due.values()
  async function work() {
    for (const check of next) if (await run(check, changed.get(check))) succeeded.add(check)
  }
  await Promise.all(Array.from({ length: processes }, work))
  const after = due.length > 0 ? inputs() : before
  for (const check of due) {
    const judged = before(check)
    if (!succeeded.has(check)) passed.forget(check, changed.get(check))
    // A check may have read a file that changed meanwhile before the change or after it.
    else if (judged !== undefined && JSON.stringify(judged) === JSON.stringify(after(check))) passed.add(check, judged)
  }
  return {
    failed: due.filter((check) => !succeeded.has(check)),
    unchanged: checks.filter((check) => !due.includes(check)),
  }
}

/** Returns the files that have to be judged, or undefined for a complete run. */
function findChanged(before: Inputs | undefined, now: Inputs | undefined): string[] | undefined {
  if (before === undefined || now === undefined || before.all !== now.all) return undefined
  const files = Object.keys(now.files).filter((file) => before.files[file] !== now.files[file])
  return files.length > MAX_FILES ? undefined : files
}
