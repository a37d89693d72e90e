/** Version of the recordings that are written; older ones are migrated when they are read. */
export const RECORDING_VERSION = 2
