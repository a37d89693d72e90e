/** The worlds of a mock as data, by their names. */
export type WorldSnapshots = Map<string, string>
type ErrorResponse = { message?: string; value?: { field?: string; reason?: string } }

/** Takes the worlds out of a mock at `url`, and brings them back into another that answers there later. */
export function createWorldTransfer(url: string) {
  const callMock = (path: string, world?: string, body?: string) =>
    fetch(`${url}/__admin${path}`, {
      headers: { ...(world && { 'x-mock-world': world }) },
      ...(body && { method: 'POST', body }),
    })

  /** A table that only the new code has is as empty as in a fresh world; nothing else is taken for a snapshot of today. */
  async function withNewTables(name: string, snapshot: string): Promise<string> {
    const freshWorld = (await (await callMock('/snapshot', name)).json()) as { database: object }
    const empty = Object.fromEntries(Object.keys(freshWorld.database).map((table) => [table, []]))
    const { database, ...rest } = JSON.parse(snapshot) as { database: object }
    return JSON.stringify({ ...rest, database: { ...empty, ...database } })
  }

  async function importWorld(name: string, snapshot: string): Promise<string[]> {
    const reply = await callMock('/snapshot', name, await withNewTables(name, snapshot))
    if (reply.ok) return []
    const { message, value } = (await reply.json().catch(() => ({}))) as ErrorResponse
    const reason = value?.field ? `${value.field} ${value.reason}` : (message ?? `it answers ${reply.status}`)
    return [`The new code cannot go on with the world "${name}": ${reason}. It begins anew.`]
  }

  return {
    /** All worlds as they stand; none of a mock that no longer answers. */
    async exportWorlds(): Promise<WorldSnapshots> {
      const kept: WorldSnapshots = new Map()
      const names = await callMock('/worlds').then(
        (reply) => reply.json() as Promise<string[]>,
        () => [],
      )
      for (const name of names) kept.set(name, await callMock('/snapshot', name).then((reply) => reply.text()))
      return kept
    },
    /** Puts them back; answers a sentence for each that the mock refuses, and one for those it goes on with. */
    async importWorlds(kept: WorldSnapshots): Promise<string[]> {
      const refused: string[] = []
      for (const [name, snapshot] of kept) refused.push(...(await importWorld(name, snapshot)))
      const count = kept.size - refused.length
      return [
        ...(count > 0 ? [`New code; ${count} of ${kept.size} worlds go on from where they were.`] : []),
        ...refused,
      ]
    },
  }
}
