import type { Page, Response } from '@playwright/test'

const api = /^\/(wps|lgw|lotto|lotto-vn|partners|__admin)\b/

/** What went wrong in the page, and what a test has said beforehand that it would. */
export type Problems = {
  /** This happens in this test, because the test makes it happen. */
  expect: (problem: RegExp) => void
  /** What happened and nobody expected, then what was expected and did not happen. */
  left: () => string[]
}

/** Collects what no page may do: throw, log an error, miss a file, or be answered against the description. */
export function watch(page: Page): Problems {
  const problems: string[] = []
  const expected: RegExp[] = []
  page.on('pageerror', (error) => {
    // Playwright's own block of service workers stumbles in a sandboxed frame.
    if (error.message.includes("'serviceWorker' property from 'Navigator'")) return
    problems.push(`the page threw: ${error.stack ?? error.message}`)
  })
  page.on('console', (message) => {
    // Chromium logs every refusal of the gateway as an error; refusals are judged by `wrongAnswer`. What a page or a game's frame
    // does against its Content-Security-Policy is logged too, and nothing excuses it.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
    problems.push(`the page logged an error: ${message.text()}`)
  })
  page.on('response', (response) => {
    const problem = wrongAnswer(response)
    if (problem) problems.push(problem)
  })
  return {
    expect: (problem) => void expected.push(problem),
    left: () => [
      ...problems.filter((problem) => !expected.some((one) => one.test(problem))),
      ...expected
        .filter((one) => !problems.some((problem) => one.test(problem)))
        .map((one) => `did not happen: ${one}`),
    ],
  }
}

function wrongAnswer(response: Response): string | undefined {
  const { pathname } = new URL(response.url())
  const violation = response.headers()['x-mock-violations']
  if (violation) return `${pathname} broke the description: ${violation}`
  if (response.status() === 500) return `${pathname} answered 500`
  if (response.status() === 404 && !api.test(pathname)) return `${pathname} is not there`
  return undefined
}
