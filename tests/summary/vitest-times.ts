import { basename } from 'node:path'
import type { TestModule } from 'vitest/node'
import { formatTimes, type TestTime } from './times.ts'

/** Prints the times of a run of Vitest at its end. For a few tests its own list has them. */
export const timesReporter = {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = modules.flatMap(timesOf)
    if (times.length > 10) process.stdout.write(`\n${formatTimes(times).join('\n')}\n`)
  },
}

const timesOf = (module: TestModule): TestTime[] =>
  [...module.children.allTests()].map((test) => ({
    project: module.project.name,
    title: `${basename(module.moduleId)} › ${test.fullName}`,
    ms: test.diagnostic()?.duration ?? 0,
  }))
