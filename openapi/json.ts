/** A parsed document: the linter of descriptions has judged its shape. */
export type Json = Record<string, any> // oxlint-disable-line no-explicit-any -- read as it is written
