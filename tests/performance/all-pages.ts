import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { screens } from '../screens.ts'
import type { Figure, Measure } from './figure.ts'
import { type Budget, figuresOf, pageOf, type Route, throttlingNames, visit } from './lighthouse.ts'
import { openPhone } from './phone.ts'
import { root, startServer } from './processes.ts'

const scoresFile = `${root}.cache/page-scores.json`
const budgets: Record<Route['throttling'], Budget> = {
  simulate: { score: 0.95, LCP: 1800 },
  devtools: { score: 0.9, LCP: 2000 },
}

/**
 * Every page that the visual tests show, as the visitor they show it to, on a simulated and on a really throttled network. One that needs a state of its own is
 * another page with other data.
 */
const pages: readonly Route[] = Object.values(
  Object.fromEntries(
    screens
      .filter(({ states, path }) => !states && !path.startsWith('/m/play'))
      .flatMap(({ path, as }) =>
        (['simulate', 'devtools'] as const).map((throttling): Route => ({
          path,
          ...(as && { as }),
          throttling,
          budget: budgets[throttling],
        })),
      )
      .map((page) => [pageOf(page), page]),
  ),
)

/**
 * Lighthouse's score and LCP of every page, one run for each kind of throttling: which page to look at next. Those that were worst in the last run, or were not in it, are first, so a run
 * that is stopped has measured them.
 */
export const allPages: Measure = {
  requires: 'npm run build',
  async measure({ route: wanted, log }) {
    const scores = await readScores()
    const selected = pages
      .filter(({ path }) => wanted === undefined || path === wanted)
      .toSorted((one, other) => (scores[pageOf(one)] ?? 0) - (scores[pageOf(other)] ?? 0))
    await using server = await startServer(['web/serve/preview.ts', '--port', '0'])
    using phone = await openPhone()
    const figures: Figure[] = []
    for (const page of selected) {
      // One that leads elsewhere is not the end of the run.
      const measured = await visit(page, server.url, phone).catch((error: Error) => error)
      if (measured instanceof Error) {
        log(measured.message)
        continue
      }
      const { score = Number.NaN, LCP = Number.NaN } = measured.result
      log(
        `${page.path} ${page.as ?? 'guest'}, ${throttlingNames[page.throttling]}: ${score}, LCP ${Math.round(LCP)} ms`,
      )
      scores[pageOf(page)] = score
      await writeFile(scoresFile, JSON.stringify(scores))
      figures.push(...figuresOf(page, [measured]))
    }
    return figures
  },
}

/** By page; empty before the first run. */
async function readScores(): Promise<Record<string, number>> {
  await mkdir(`${root}.cache`, { recursive: true })
  const text = await readFile(scoresFile, 'utf8').catch(() => '{}')
  return JSON.parse(text) as Record<string, number>
}
