/** What a package is made of. */
export type Recipe = {
  /** The workspace it comes from. */
  room: 'sdk' | 'mock-server' | 'contracts'
  about: string
  /** Folder in the package that the doors' files lie in. */
  out: string
  /** What is built: the name of the file, and its source in the repository. */
  entries: Record<string, string>
  /** Its doors: `./node`, and which entry (or which other file) stands behind it. */
  doors: Record<string, string>
  /** Doors that are for one place: what is said where somebody opens them elsewhere, and by which condition of `exports` that is known. */
  places?: Record<string, { only: string; says: string } | { never: string; says: string }>
  bin?: Record<string, string>
  /** Packages that are put into it, with their types. */
  bundled?: readonly (string | RegExp)[]
  /** What it takes from the registry when it is installed; versions are the room's. */
  dependencies: readonly string[]
  /** What a door takes that whoever uses that door has. */
  peers?: Record<string, string>
  /** The oldest Node that it runs on. */
  node: string
  /** Bytes that its tarball may have, and that all of it may have once it is unpacked. */
  most: { packed: number; unpacked: number }
  /** Files besides those that are built: where they go, and where they come from. */
  files?(): Promise<Record<string, string>>
}
