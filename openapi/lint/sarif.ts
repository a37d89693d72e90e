type Place = { line: number; col: number }
/** A problem as `redocly lint --format=json` prints it; the first location is where it is. */
export type LintProblem = {
  ruleId: string
  severity: 'error' | 'warn'
  message: string
  reference?: string
  location: { source: { ref: string }; start?: Place; end?: Place }[]
}

/** Returns problems of the document as SARIF 2.1.0, which code scanning shows at their lines. */
export function toSarif(problems: readonly LintProblem[], version: string) {
  const references = new Map(problems.map(({ ruleId, reference }) => [ruleId, reference]))
  const rules = Array.from(references, ([id, helpUri]) => ({ id, ...(helpUri && { helpUri }) }))
  const driver = { name: 'redocly', version, informationUri: 'https://redocly.com/docs/cli/commands/lint', rules }
  return {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [{ tool: { driver }, results: problems.map(toResult) }],
  }
}

const toResult = ({ ruleId, severity, message, location }: LintProblem) => ({
  ruleId,
  level: severity === 'error' ? 'error' : 'warning',
  message: { text: message },
  locations: location.slice(0, 1).map(toLocation),
})

const toLocation = ({ source, start, end }: LintProblem['location'][number]) => ({
  physicalLocation: {
    artifactLocation: { uri: encodeURI(source.ref.replaceAll('\\', '/')) },
    region: {
      startLine: start?.line ?? 1,
      ...(start && { startColumn: start.col }),
      ...(end && { endLine: end.line, endColumn: end.col }),
    },
  },
})
