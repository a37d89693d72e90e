export type Json = Record<string, any> // oxlint-disable-line no-explicit-any -- read as it is written
