import { warn } from '../../command-line.ts'
import document from '../dist/openapi.gen.json' with { type: 'json' }
import { compareDocuments } from './compare.ts'
import { readChangelog, readReleased } from './released.ts'
import { versionProblems } from './version-problems.ts'

/** Compares the generated document with the last released one. Exits with 1 for a breaking change without a step of the version or an entry. */
const released = readReleased()
const problems = versionProblems(await compareDocuments(released, document), {
  released: released.info.version,
  current: document.info.version,
  changelog: readChangelog(),
})
problems.forEach(warn)
process.exitCode = problems.length > 0 ? 1 : 0
