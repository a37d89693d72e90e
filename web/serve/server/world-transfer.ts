/** Snapshots by world name. */
export type WorldSnapshots = Map<string, string>
type ErrorResponse = { message?: string; value?: { field?: string; reason?: string } }

export function createWorldTransfer(url: string) {
  const callMock = (path: string, world?: string, body?: string) =>
    fetch(`${url}/__admin${path}`, {
      headers: { ...(world && { 'x-mock-world': world }) },
      ...(body && { method: 'POST', body }),
    })

  /** Adds empty tables that only the new code has; a snapshot without them would be rejected. */
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
    return [`Failed to restore the world "${name}" in the new code: ${reason}. It was reset.`]
  }

  return {
    /** Exports all worlds; empty if the mock no longer answers. */
    async exportWorlds(): Promise<WorldSnapshots> {
      const snapshots: WorldSnapshots = new Map()
      const names = await callMock('/worlds').then(
        (reply) => reply.json() as Promise<string[]>,
        () => [],
      )
      for (const name of names) snapshots.set(name, await callMock('/snapshot', name).then((reply) => reply.text()))
      return snapshots
    },
    /** Imports the worlds. Returns a sentence for each rejected one, and one about the others. */
    async importWorlds(snapshots: WorldSnapshots): Promise<string[]> {
      const rejected: string[] = []
      for (const [name, snapshot] of snapshots) rejected.push(...(await importWorld(name, snapshot)))
      const count = snapshots.size - rejected.length
      return [
        ...(count > 0 ? [`Restarted with the new code; ${count} of ${snapshots.size} worlds were restored.`] : []),
        ...rejected,
      ]
    },
  }
}
