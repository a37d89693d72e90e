type Operation = { id: string; domain: string; encrypted?: true; body?: { required: boolean } }

export const listMissingContracts = (operations: Operation[], covered: Set<string>): string[] =>
  operations
    .filter(({ id }) => !covered.has(`${id} 200`) && !covered.has(`${id} 204`))
    .map(
      ({ id, domain }) =>
        `${id} has no contract: add test('${id}', ...) to contracts/interactions/${domain}.consumer.test.ts if no file of that folder has it, then npm run contracts`,
    )

/** A body that must be there always is, for the SDK sends it; only an encrypted one can arrive unreadable. */
export const listBodyOutcomes = (operations: Operation[]): string[] =>
  operations
    .filter(({ body, encrypted }) => body?.required && !encrypted)
    .map(({ id }) => `${id} 400 request_body_required`)
