import type { Change, Impact } from './compare.ts'

export const UNRELEASED = '## Unreleased'

const TITLES: Readonly<Record<Impact, string>> = { major: 'Breaking', minor: 'Added', patch: 'Changed' }

/** Returns the section of these changes, under its heading. */
export function renderSection(heading: string, changes: readonly Change[]): string {
  const parts = (['major', 'minor', 'patch'] as const).flatMap((impact) => {
    const lines = changes.filter((change) => change.impact === impact).map(({ sentence }) => `- ${sentence}.`)
    return lines.length > 0 ? [`### ${TITLES[impact]}`, lines.join('\n')] : []
  })
  return [heading, ...(parts.length > 0 ? parts : ['No change.'])].join('\n\n')
}

/** Replaces the first section, that of what is not released yet. */
export function replaceUnreleased(changelog: string, section: string): string {
  const start = changelog.indexOf(UNRELEASED)
  const next = changelog.indexOf('\n## ', start + UNRELEASED.length)
  return `${changelog.slice(0, start)}${section}\n${next === -1 ? '' : changelog.slice(next)}`
}

const SEMANTIC = /^(\d+)\.(\d+)\.(\d+)$/

/** Returns the numbers of a semantic version; undefined for other texts. */
export const parseVersion = (text: string): number[] | undefined => SEMANTIC.exec(text)?.slice(1).map(Number)

/** Returns true if `version` is higher than `other`. */
export function isHigher(version: readonly number[], other: readonly number[]): boolean {
  const at = version.findIndex((number, index) => number !== other[index])
  return at !== -1 && version[at]! > other[at]!
}

type Versions = { released: string; current: string; changelog: string }

/** Returns what is wrong with the version of the document, one sentence each: a breaking change needs a step of the first number, or an entry. */
export function versionProblems(changes: readonly Change[], { released, current, changelog }: Versions): string[] {
  const [before, now] = [parseVersion(released)!, parseVersion(current)]
  if (!now) return [`info.version "${current}" is not a semantic version such as 1.4.0`]
  if (isHigher(before, now)) return [`info.version ${current} is lower than the released ${released}`]
  if (now[0]! > before[0]!) return []
  const next = `${before[0]! + 1}.0.0`
  return changes
    .filter(({ impact, sentence }) => impact === 'major' && !changelog.includes(`- ${sentence}.`))
    .map(
      ({ sentence }) =>
        `${sentence}, which breaks clients: set info.version to ${next}, or write the entry with "npm run changelog" and commit it`,
    )
}
