import { basename } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { formatTimes, type TestTime } from './times.ts'

/** Prints the times of a run of Playwright at its end. For a few tests the list has them. */
// oxlint-disable-next-line import/no-default-export -- what Playwright asks for
export default class TimesReporter implements Reporter {
  readonly #times: TestTime[] = []

  onTestEnd(test: TestCase, { duration: ms }: TestResult) {
    const title = `${basename(test.location.file)} › ${test.title}`
    this.#times.push({ project: test.parent.project()?.name ?? '', title, ms })
  }

  onEnd() {
    if (this.#times.length > 10) process.stdout.write(`\n${formatTimes(this.#times).join('\n')}\n`)
  }

  /** The list stays on the terminal. */
  printsToStdio() {
    return false
  }
}
