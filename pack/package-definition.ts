export type PackageDefinition = {
  /** The name of the package without `@longan/`. */
  workspace: 'sdk' | 'react-query' | 'mock-server' | 'contracts'
  /** The folder of the workspace, if it is not its name. */
  folder?: string
  out: string
  /** The files to build: name, and source in the repository. */
  entries: Record<string, string>
  /** Entry points of the package, such as `./node`: the built file, or the path of another file. */
  entryPoints: Record<string, string>
  /** Entry points for one environment: the condition of `exports` that detects it, and the error message elsewhere. */
  environments?: Record<string, { only: string; message: string } | { never: string; message: string }>
  bin?: Record<string, string>
  /** Packages that are bundled, including their types. */
  /** Packages whose inferred types are imported from another package, which exports them and which users have. */
  typesFrom?: Record<string, string>
  bundled?: readonly (string | RegExp)[]
  /** Dependencies from the registry; versions are those of the workspace. */
  dependencies: readonly string[]
  /** Optional ones, unless they are in `requiredPeers`. */
  peerDependencies?: Record<string, string>
  requiredPeers?: readonly string[]
  maxBytes: { packed: number; unpacked: number }
  /** Other files: path in the package, and source. */
  files?(): Promise<Record<string, string>>
}
