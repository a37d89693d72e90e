// Inside npm's scripts Node is the one of package.json; a command typed in a shell runs on whatever the system has.
if (process.versions.node.localeCompare('22.18', undefined, { numeric: true }) < 0) {
  throw new Error('Longan needs Node 22.18 or newer; run it through npm')
}
