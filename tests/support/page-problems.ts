import type { Page, Response } from '@playwright/test'

const api = /^\/(wps|lgw|lotto|lotto-vn|partners|__admin)\b/

export type Problems = {
  expect: (problem: RegExp) => void
  unresolved: () => string[]
}

export function watchPage(page: Page): Problems {
  const problems: string[] = []
  const expected: RegExp[] = []
  page.on('pageerror', (error) => {
    // Playwright's block of service workers throws in a sandboxed frame.
    if (error.message.includes("'serviceWorker' property from 'Navigator'")) return
    problems.push(`the page threw: ${error.stack ?? error.message}`)
  })
  page.on('console', (message) => {
    // Chromium logs each error response too; `findResponseProblem` checks those. Violations of the Content-Security-Policy, also of a
    // game's frame, are logged and always count.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
    problems.push(`the page logged an error: ${message.text()}`)
  })
  page.on('response', (response) => {
    const problem = findResponseProblem(response)
    if (problem) problems.push(problem)
  })
  return {
    expect: (problem) => void expected.push(problem),
    unresolved: () => [
      ...problems.filter((problem) => !expected.some((one) => one.test(problem))),
      ...expected
        .filter((one) => !problems.some((problem) => one.test(problem)))
        .map((one) => `did not happen: ${one}`),
    ],
  }
}

function findResponseProblem(response: Response): string | undefined {
  const { pathname } = new URL(response.url())
  const violation = response.headers()['x-mock-violations']
  if (violation) return `${pathname} violates the document: ${violation}`
  if (response.status() === 500) return `${pathname} answered 500`
  if (response.status() === 404 && !api.test(pathname)) return `${pathname} was not found`
  return undefined
}
