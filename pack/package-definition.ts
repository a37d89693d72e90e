export type PackageDefinition = {
  workspace: 'sdk' | 'mock-server' | 'contracts'
  out: string
  /** The files to build: name, and source in the repository. */
  entries: Record<string, string>
  /** Entry points of the package, such as `./node`: the built file, or the path of another file. */
  entryPoints: Record<string, string>
  /** Entry points for one environment: the condition of `exports` that detects it, and the error message elsewhere. */
  environments?: Record<string, { only: string; message: string } | { never: string; message: string }>
  bin?: Record<string, string>
  /** Packages that are bundled, including their types. */
  bundled?: readonly (string | RegExp)[]
  /** Dependencies from the registry; versions are those of the workspace. */
  dependencies: readonly string[]
  peerDependencies?: Record<string, string>
  maxBytes: { packed: number; unpacked: number }
  /** Other files: path in the package, and source. */
  files?(): Promise<Record<string, string>>
}
