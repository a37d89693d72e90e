// Inside npm's scripts Node is the one of package.json; a command typed in a shell runs on whatever the system has.
if (process.versions.node.localeCompare('22.18', undefined, { numeric: true }) < 0) {
  throw new Error('This Node is too old: use 24.15 or newer, or on Linux run it through npm')
}
