export type TestTime = { project: string; title: string; ms: number }

const LISTED = 10

/** Returns the time of each project, and the ten slowest tests with their times; a project's time is the sum of its tests. */
export function formatTimes(times: readonly TestTime[]): string[] {
  const projects = Map.groupBy(times, ({ project }) => project)
  const slowest = times.toSorted((one, other) => other.ms - one.ms).slice(0, LISTED)
  return [
    'Time of the tests, s:',
    ...[...projects].map(([name, all]) => formatLine(sumOf(all), `${name} (${all.length} tests)`)),
    'Slowest tests, s:',
    ...slowest.map(({ project, title, ms }) => formatLine(ms, `[${project}] ${title}`)),
  ]
}

const sumOf = (times: readonly TestTime[]) => times.reduce((sum, { ms }) => sum + ms, 0)

const formatLine = (ms: number, text: string) => `${(ms / 1000).toFixed(1).padStart(8)}  ${text}`
