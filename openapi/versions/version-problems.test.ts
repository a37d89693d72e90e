import { expect, test } from 'vitest'
import { renderSection, replaceUnreleased, UNRELEASED, versionProblems } from './version-problems.ts'
import type { Change } from './compare.ts'

const removed: Change = { impact: 'major', sentence: 'Path `/wps/a` was removed (/wps/a)' }
const added: Change = { impact: 'minor', sentence: 'Path `/wps/b` was added (/wps/b)' }
const changelog = `# Changelog\n\n${renderSection(UNRELEASED, [])}\n\n## 1.0.0\n\nThe first one.\n`

test.for([
  ['1.2', 'info.version "1.2" is not a semantic version such as 1.4.0'],
  ['0.9.0', 'info.version 0.9.0 is lower than the released 1.0.0'],
] as const)('the version %s is refused', ([current, sentence]) => {
  expect(versionProblems([], { released: '1.0.0', current, changelog })).toEqual([sentence])
})

test('a breaking change needs a step of the first number, or an entry', () => {
  const problemsAt = (current: string, text = changelog) =>
    versionProblems([removed, added], { released: '1.0.0', current, changelog: text }).length
  const withEntry = replaceUnreleased(changelog, renderSection(UNRELEASED, [removed, added]))

  expect([problemsAt('1.0.0'), problemsAt('1.1.0'), problemsAt('2.0.0'), problemsAt('1.0.0', withEntry)]).toEqual([
    1, 1, 0, 0,
  ])
})

test('the section of what is not released is replaced, and the others stay', () => {
  expect(replaceUnreleased(changelog, renderSection(UNRELEASED, [added, removed]))).toBe(
    [
      '# Changelog',
      '## Unreleased',
      '### Breaking',
      '- Path `/wps/a` was removed (/wps/a).',
      '### Added',
      '- Path `/wps/b` was added (/wps/b).',
      '## 1.0.0',
      'The first one.\n',
    ].join('\n\n'),
  )
})
