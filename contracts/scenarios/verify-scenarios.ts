import type { GatewayDialect } from '@longan/sdk'
import { readFileSync, writeFileSync } from 'node:fs'
import { writeCiReport } from '../../ci-report.ts'
import { print, refuse } from '../../command-line.ts'
import type { Target } from '../verify/verification.ts'
import { allScenarios } from './all-scenarios.ts'
import { createScenarioReport, renderScenarios, tagOf, toCiReport } from './run/report.ts'
import { runScenarios } from './run/runner.ts'

type Options = {
  json?: string | undefined
  junit?: string | undefined
  /** The config.json of the app, for its `dialect`. */
  config?: string | undefined
}

/** `npm run verify -- --scenarios`: exit code 1 if a scenario is broken, 2 if none ran. */
export async function verifyScenarios(target: Target, { json, junit, config: file }: Options): Promise<void> {
  const { provider, token, only } = target
  const dialect = file === undefined ? undefined : readDialect(file)
  const scenarios = allScenarios.filter((scenario) => only === undefined || tagOf(scenario) === only)
  const results = await runScenarios({ ...target, dialect, fetch: fetchInOwnWorld }, scenarios)
  const report = createScenarioReport(results, { provider, scenarios, secret: token })
  print(...renderScenarios(report))
  try {
    if (json) writeFileSync(json, `${JSON.stringify(report, null, 1)}\n`)
  } catch (error) {
    refuse(`The report cannot be written: ${(error as Error).message}`)
  }
  writeCiReport(toCiReport(report), { junit })
  const { holds, broken } = report.counts
  if (holds + broken === 0) refuse('No scenario ran')
  process.exitCode = broken > 0 ? 1 : 0
}

/** Each scenario replaces the world: that of a mock in use must stay. Other gateways ignore the header. */
const fetchInOwnWorld: typeof fetch = (input, init) => {
  const request = new Request(input, init)
  request.headers.set('x-mock-world', 'scenarios')
  return fetch(request)
}

function readDialect(file: string): Partial<GatewayDialect> {
  try {
    const content = JSON.parse(readFileSync(file, 'utf8')) as { dialect?: Partial<GatewayDialect> }
    return content.dialect ?? {}
  } catch (error) {
    return refuse(`The config cannot be read: ${(error as Error).message}`)
  }
}
