export const RECORDING_VERSION = 2
