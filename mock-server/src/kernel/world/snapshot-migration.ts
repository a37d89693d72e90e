type Json = Record<string, unknown>

/** Version of the snapshots that are written; version 4 is migrated when it is read. */
export const SNAPSHOT_VERSION = 5

const RENAMED_SETTINGS: readonly (readonly [before: string, after: string])[] = [['reading', 'dialect']]

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null

/**
 * Returns a snapshot of version 4 in the form of version 5, and everything else unchanged. Changes that were logged since, by either version,
 * must be replayed before.
 */
export function migrateSnapshot(json: unknown): unknown {
  if (!isObject(json) || json['version'] !== 4) return json
  const { bornAt, settings, ...rest } = json
  return {
    ...rest,
    version: SNAPSHOT_VERSION,
    createdAt: rest['createdAt'] ?? bornAt,
    settings: isObject(settings) ? renameSettings(settings) : settings,
  }
}

function renameSettings(settings: Json): Json {
  const renamed = { ...settings }
  for (const [before, after] of RENAMED_SETTINGS) {
    if (!(before in renamed)) continue
    renamed[after] = renamed[before]
    delete renamed[before]
  }
  return renamed
}
