import { exitWithUsage, print, readCommand } from '../../command-line.ts'
import document from '../dist/openapi.gen.json' with { type: 'json' }
import { renderSection, replaceUnreleased, UNRELEASED, isHigher, parseVersion } from './version-problems.ts'
import { compareDocuments } from './compare.ts'
import { readChangelog, readReleased, writeChangelog, writeReleased } from './released.ts'

/** `npm run changelog`: lists what has changed in the document since its last release. */
const { flags } = readCommand({
  run: 'npm run changelog',
  description: 'Writes the changes of the OpenAPI document since its last release to openapi/CHANGELOG.md.',
  flags: {
    release: { description: 'release the document as info.version: later changes are compared with it' },
  },
  example: 'npm run changelog -- --release',
})
const released = readReleased()
const { version } = document.info
const changes = await compareDocuments(released, document)
if (flags.release) {
  const [now, before] = [parseVersion(version), parseVersion(released.info.version)!]
  if (!now || !isHigher(now, before))
    exitWithUsage(`Set info.version in openapi/openapi.yaml higher than the released ${released.info.version}`)
  if (changes.some(({ impact }) => impact === 'major') && now[0] === before[0])
    exitWithUsage(`There are breaking changes: set info.version to ${before[0]! + 1}.0.0`)
  const sections = [renderSection(UNRELEASED, []), renderSection(`## ${version}`, changes)]
  writeChangelog(replaceUnreleased(readChangelog(), sections.join('\n\n')))
  writeReleased(document)
  print(`Released the document as ${version}: commit openapi/CHANGELOG.md and openapi/versions/released.json.gz`)
} else {
  writeChangelog(replaceUnreleased(readChangelog(), renderSection(UNRELEASED, changes)))
  print(`${changes.length} changes since ${released.info.version} in openapi/CHANGELOG.md`)
}
